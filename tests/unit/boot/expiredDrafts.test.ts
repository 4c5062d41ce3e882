import { removeExpiredDrafts } from '../../../src/boot/expiredDrafts';
import { writeDraft } from '../../../src/forms/draft';
import { DRAFT_LIFETIME } from '../../../src/site/draftStorage';

const draft = (age: number) => ({ values: {}, reference: 'A', savedAt: Date.now() - age, isSubmitted: false });

afterEach(() => localStorage.clear());

it('removes expired drafts and nothing else', () => {
  localStorage.setItem('other', 'text');
  writeDraft(localStorage, 'contact', draft(DRAFT_LIFETIME + 1));
  writeDraft(localStorage, 'assessment', draft(DRAFT_LIFETIME - 60_000));
  removeExpiredDrafts();
  expect(Object.keys(localStorage).sort()).toEqual(['draft:assessment', 'other']);
});

it('survives what it cannot read, and blocked storage', () => {
  localStorage.setItem('draft:contact', 'no JSON');
  expect(removeExpiredDrafts).not.toThrow();
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(removeExpiredDrafts).not.toThrow();
  blocked.mockRestore();
});
