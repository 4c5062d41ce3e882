import { webcrypto } from 'node:crypto';
import { draftLifetime } from '../../../src/facts/draftStorage';
import { storage } from '../../../src/facts/storage';
import { createReference, expireDrafts, readDraft, removeDraft, writeDraft } from '../../../src/forms/draft';

const { contact, assessment } = storage.items;
const draft = (reference: string, message: string) => ({ reference, values: { message }, isSubmitted: false });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each(['', 'no JSON', '[]', '{"values":{"name":1},"reference":"","savedAt":1000}', '{"values":{}}', 'null'])(
  'a draft that cannot be read is ignored: %s',
  (text) => {
    localStorage.setItem(contact.name, text);
    expect(readDraft('contact')).toBeNull();
  },
);

it('a tab reads its own draft before the one that another tab has saved since, and removes only its own', () => {
  const [own, other] = [draft('KR-1', 'Mine'), draft('KR-2', 'Theirs')];
  writeDraft('contact', own);
  localStorage.setItem(contact.name, JSON.stringify(other));
  expect(readDraft('contact')).toMatchObject(own);
  removeDraft('contact', own);
  expect(readDraft('contact')).toEqual(other);
  removeDraft('contact', other);
  expect(readDraft('contact')).toBeNull();
});

const saved = (savedAt: number) =>
  JSON.stringify({ values: { message: `"savedAt":${Date.now()}` }, reference: '', savedAt });

it('keeps drafts for their time, and what is not a draft', () => {
  localStorage.setItem(contact.name, saved(Date.now()));
  localStorage.setItem(assessment.name, saved(Date.now() - draftLifetime + 60_000));
  localStorage.setItem('other', saved(0));
  expireDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([assessment.name, contact.name, 'other'].sort());
});

it.each([
  ['an expired draft', saved(Date.now() - draftLifetime)],
  ['a draft of a time to come', saved(Date.now() + 2 * draftLifetime)],
  ['a draft without a date', '{"values":{}}'],
  ['what is not JSON', 'no JSON'],
])('removes %s of either form', (_, text) => {
  for (const place of [localStorage, sessionStorage])
    for (const { name } of [contact, assessment]) place.setItem(name, text);
  expireDrafts();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

it('a reference is short and random, without characters that are easily confused', () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const references = Array.from({ length: 500 }, createReference);
  for (const reference of references)
    expect(reference).toMatch(/^\p{L}+-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/u);
  expect(new Set(references).size).toBeGreaterThan(498);
});
