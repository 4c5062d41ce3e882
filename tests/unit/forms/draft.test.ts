import { markUnsubmitted, openStorage, readDraft, removeDraft, writeDraft } from '../../../src/forms/draft';
import { storage as declared } from '../../../src/site/storage';

const draft = { values: { name: 'Ada' }, reference: 'KR-AAAA-AA', isSubmitted: false };

beforeEach(() => localStorage.clear());

it('is read as it was written, for one form, until it is removed', () => {
  expect(writeDraft(localStorage, 'contact', draft)).toBe(true);
  expect(readDraft(localStorage, 'contact')).toMatchObject(draft);
  expect(readDraft(localStorage, 'assessment')).toBeNull();
  removeDraft(localStorage, 'contact');
  expect(readDraft(localStorage, 'contact')).toBeNull();
});

it.each(['', 'no JSON', '[]', '{"values":{"name":1},"reference":"","savedAt":1000}', '{"values":{}}', 'null'])(
  'is ignored if it cannot be read: %s',
  (text) => {
    localStorage.setItem(declared.items.contact.name, text);
    expect(readDraft(localStorage, 'contact')).toBeNull();
  },
);

it('stays marked as submitted until the visitor has seen the result', () => {
  writeDraft(localStorage, 'contact', { ...draft, isSubmitted: true });
  expect(readDraft(localStorage, 'contact')?.isSubmitted).toBe(true);
  markUnsubmitted(localStorage, 'contact');
  expect(readDraft(localStorage, 'contact')).toMatchObject(draft);
  removeDraft(localStorage, 'contact');
  markUnsubmitted(localStorage, 'contact');
  expect(localStorage.getItem(declared.items.contact.name)).toBeNull();
});

const fail = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const full: Storage = { length: 0, clear: fail, getItem: fail, key: fail, removeItem: fail, setItem: fail };

it.each([
  ['blocked', null],
  ['full', full],
])('is not kept where storage is %s', (_, storage) => {
  expect(writeDraft(storage, 'contact', draft)).toBe(false);
  expect(readDraft(storage, 'contact')).toBeNull();
  expect(() => removeDraft(storage, 'contact')).not.toThrow();
});

it('finds no storage where reading the property throws', () => {
  const property = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(openStorage()).toBeNull();
  property.mockRestore();
  expect(openStorage()).toBe(localStorage);
});
