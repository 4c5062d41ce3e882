import { expireDrafts } from '../../../src/boot/expireDrafts';
import { draftKeys, draftLifetime } from '../../../src/site/draftStorage';

const draft = (savedAt: number) =>
  JSON.stringify({ values: { message: `"savedAt":${Date.now()}` }, reference: '', savedAt });

beforeEach(() => localStorage.clear());

it('keeps drafts for their time, and what is not a draft', () => {
  localStorage.setItem(draftKeys.contact, draft(Date.now()));
  localStorage.setItem(draftKeys.assessment, draft(Date.now() - draftLifetime + 60_000));
  localStorage.setItem('other', draft(0));
  expireDrafts();
  expect(Object.keys(localStorage).sort()).toEqual([draftKeys.assessment, draftKeys.contact, 'other'].sort());
});

it.each([
  ['an expired draft', draft(Date.now() - draftLifetime)],
  ['a draft from the far future', draft(Date.now() + 2 * draftLifetime)],
  ['a draft without a date', '{"values":{}}'],
  ['what is not JSON', 'no JSON'],
])('removes %s of either form', (_, text) => {
  for (const key of Object.values(draftKeys)) localStorage.setItem(key, text);
  expireDrafts();
  expect(localStorage).toHaveLength(0);
});

it('does nothing where storage is blocked', () => {
  const property = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(expireDrafts).not.toThrow();
  property.mockRestore();
});
