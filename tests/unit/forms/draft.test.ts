import { draftLifetime, storage } from '../../../src/facts/storage';
import { createReference, expireDrafts, readDraft, removeDraft, writeDraft } from '../../../src/forms/draft';

const { contact, assessment } = storage.items;
const draft = (reference: string, message: string) => ({ reference, values: { message }, isOwn: true });
const saved = (savedAt: number) => JSON.stringify({ ...draft('KR-1', 'Hello'), savedAt });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a tab reads its own draft before the one that another tab has saved since, and removes only its own', () => {
  const [own, other] = [draft('KR-1', 'Mine'), draft('KR-2', 'Theirs')];
  writeDraft('contact', own);
  localStorage.setItem(contact.name, JSON.stringify({ ...other, savedAt: Date.now() }));
  expect(readDraft('contact')).toEqual(own);
  removeDraft('contact', own);
  expect(readDraft('contact')).toEqual({ ...other, isOwn: false });
  removeDraft('contact', other);
  expect(readDraft('contact')).toBeNull();
});

it('keeps drafts for their time, and what is not a draft', () => {
  localStorage.setItem(contact.name, saved(Date.now()));
  localStorage.setItem(assessment.name, saved(Date.now() - draftLifetime + 60_000));
  localStorage.setItem('other', saved(0));
  expireDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([assessment.name, contact.name, 'other'].sort());
  expect(readDraft('assessment')?.values).toEqual({ message: 'Hello' });
});

it.each([
  ['an expired draft', saved(Date.now() - draftLifetime)],
  ['a draft of a time to come', saved(Date.now() + 2 * draftLifetime)],
  ['a draft without a date', JSON.stringify(draft('KR-1', 'Hello'))],
  ['a draft with another value', JSON.stringify({ values: { name: 1 }, reference: '', savedAt: Date.now() })],
  ['a draft without values', JSON.stringify({ reference: '', savedAt: Date.now() })],
  ['what is not JSON', 'no JSON'],
  ['nothing', 'null'],
])('ignores and removes %s', (_, text) => {
  for (const place of [localStorage, sessionStorage])
    for (const { name } of [contact, assessment]) place.setItem(name, text);
  expect(readDraft('contact')).toBeNull();
  expireDrafts();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

it('a reference is short and random, without characters that are easily confused, even if `crypto` is missing', () => {
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
  const references = Array.from({ length: 500 }, createReference);
  for (const reference of references)
    expect(reference).toMatch(/^\p{L}+-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/u);
  expect(new Set(references).size).toBeGreaterThan(498);
});
