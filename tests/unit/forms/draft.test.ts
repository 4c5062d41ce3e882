import {
  DRAFT_LIFETIME,
  markUnsubmitted,
  openStorage,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../../src/forms/draft';

const draft = { values: { name: 'Ada' }, reference: 'KR-AAAA-AA', savedAt: 1_000, isSubmitted: false };

beforeEach(() => localStorage.clear());

it('is read as it was written, each form its own', () => {
  expect(writeDraft(localStorage, 'contact', draft)).toBe(true);
  expect(readDraft(localStorage, 'contact', 2_000)).toEqual(draft);
  expect(readDraft(localStorage, 'assessment', 2_000)).toBeNull();
});

it('expires after seven days, and goes', () => {
  writeDraft(localStorage, 'contact', draft);
  expect(readDraft(localStorage, 'contact', 1_000 + DRAFT_LIFETIME - 1)).toEqual(draft);
  expect(readDraft(localStorage, 'contact', 1_000 + DRAFT_LIFETIME)).toBeNull();
  expect(localStorage.getItem('draft:contact')).toBeNull();
  expect(DRAFT_LIFETIME).toBe(604_800_000);
});

it.each(['', 'no JSON', '[]', '{"values":{"name":1},"reference":"","savedAt":1000}', '{"values":{}}', 'null'])(
  'that nobody can read (%s) is none, and goes',
  (text) => {
    localStorage.setItem('draft:contact', text);
    expect(readDraft(localStorage, 'contact', 2_000)).toBeNull();
    expect(localStorage.getItem('draft:contact')).toBeNull();
  },
);

it('remembers that it was submitted until the visitor has been told what became of it', () => {
  writeDraft(localStorage, 'contact', { ...draft, isSubmitted: true });
  expect(readDraft(localStorage, 'contact', 2_000)?.isSubmitted).toBe(true);
  markUnsubmitted(localStorage, 'contact', 2_000);
  expect(readDraft(localStorage, 'contact', 2_000)).toEqual(draft);
  removeDraft(localStorage, 'contact');
  markUnsubmitted(localStorage, 'contact', 2_000);
  expect(localStorage.getItem('draft:contact')).toBeNull();
});

it('can be removed', () => {
  writeDraft(localStorage, 'contact', draft);
  removeDraft(localStorage, 'contact');
  expect(readDraft(localStorage, 'contact', 2_000)).toBeNull();
});

it('is simply not kept where storage is blocked', () => {
  expect(writeDraft(null, 'contact', draft)).toBe(false);
  expect(readDraft(null, 'contact', 2_000)).toBeNull();
  expect(() => removeDraft(null, 'contact')).not.toThrow();
});

it('is simply not kept where storage throws', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full: Storage = { length: 0, clear: fail, getItem: fail, key: fail, removeItem: fail, setItem: fail };
  expect(writeDraft(full, 'contact', draft)).toBe(false);
  expect(readDraft(full, 'contact', 2_000)).toBeNull();
  expect(() => removeDraft(full, 'contact')).not.toThrow();
});

it('knows storage that throws when it is touched', () => {
  const touch = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(openStorage()).toBeNull();
  touch.mockRestore();
  expect(openStorage()).toBe(localStorage);
});
