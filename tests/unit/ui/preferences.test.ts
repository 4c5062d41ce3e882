import { readPreferences, saveTheme } from '../../../src/ui/preferences';

const nothing = { analytics: null, theme: null };

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser may contain
  document.cookie = `user_preferences=${value}; Path=/`;
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: deletes it
  document.cookie = 'user_preferences=; Path=/; Max-Age=0';
  jest.restoreAllMocks();
});

it('returns nothing for a new visitor', () => {
  expect(readPreferences()).toEqual(nothing);
});

it.each([
  ['', nothing],
  ['%', nothing],
  ['%E0%A4%A', nothing],
  ['{', nothing],
  ['null', nothing],
  ['7', nothing],
  ['[1]', nothing],
  ['"dark"', nothing],
  ['{"data":null,"categories":"analytics"}', nothing],
  ['{"data":{"theme":"<script>"}}', nothing],
  ['{"data":{"theme":"dark"},"categories":{}}', { analytics: null, theme: 'dark' }],
  ['{"categories":["necessary"]}', { analytics: false, theme: null }],
  ['{"categories":["necessary","analytics"],"data":{"theme":"light"}}', { analytics: true, theme: 'light' }],
])('reads %s', (value, expected) => {
  setCookie(value.startsWith('%') ? value : encodeURIComponent(value));
  expect(readPreferences()).toEqual(expected);
});

it('ignores a cookie whose name only has the same end', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: another cookie
  document.cookie = `not_user_preferences=${encodeURIComponent('{"data":{"theme":"dark"}}')}; Path=/`;
  expect(readPreferences()).toEqual(nothing);
});

it('saves a theme for a year, for this site only, and keeps the other choices', () => {
  setCookie(encodeURIComponent('{"categories":["necessary","analytics"],"consentId":"1","data":{"other":1}}'));
  const write = jest.spyOn(document, 'cookie', 'set');
  saveTheme('dark');
  expect(readPreferences()).toEqual({ analytics: true, theme: 'dark' });
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/; Path=\/; Max-Age=31536000; SameSite=Lax$/));
  expect(decodeURIComponent(document.cookie)).toContain('"consentId":"1","data":{"other":1,"theme":"dark"}');
  saveTheme(null);
  expect(readPreferences()).toEqual({ analytics: true, theme: null });
});
