import { webcrypto } from 'node:crypto';
import { expireDrafts, readDraft } from '../../../src/forms/draft';
import { createReference } from '../../../src/forms/useDraft';
import { draftLifetime } from '../../../src/site/draftStorage';
import { storage } from '../../../src/site/storage';

it.each(['', 'no JSON', '[]', '{"values":{"name":1},"reference":"","savedAt":1000}', '{"values":{}}', 'null'])(
  'a draft that cannot be read is ignored: %s',
  (text) => {
    localStorage.setItem(storage.items.contact.name, text);
    expect(readDraft(localStorage, 'contact')).toBeNull();
  },
);

const { contact, assessment } = storage.items;
const drafts = [contact.name, assessment.name];

const draft = (savedAt: number) =>
  JSON.stringify({ values: { message: `"savedAt":${Date.now()}` }, reference: '', savedAt });

beforeEach(() => localStorage.clear());

it('keeps drafts for their time, and what is not a draft', () => {
  localStorage.setItem(contact.name, draft(Date.now()));
  localStorage.setItem(assessment.name, draft(Date.now() - draftLifetime + 60_000));
  localStorage.setItem('other', draft(0));
  expireDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([assessment.name, contact.name, 'other'].sort());
});

it.each([
  ['an expired draft', draft(Date.now() - draftLifetime)],
  ['a draft of a time to come', draft(Date.now() + 2 * draftLifetime)],
  ['a draft without a date', '{"values":{}}'],
  ['what is not JSON', 'no JSON'],
])('removes %s of either form', (_, text) => {
  for (const key of drafts) localStorage.setItem(key, text);
  expireDrafts();
  expect(localStorage).toHaveLength(0);
});

it('is short and random, without characters that are easily confused', () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const references = Array.from({ length: 500 }, createReference);
  for (const reference of references)
    expect(reference).toMatch(/^\p{L}+-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/u);
  expect(new Set(references).size).toBeGreaterThan(498);
});
