import { PREFERENCES_COOKIE } from '../../../src/site/preferencesCookie';
import { saveTheme } from '../../../src/ui/preferences';

const DAY = 86_400;

/** The number of seconds that the cookie lasts after the theme button was pressed. */
function ageAfter(value: object): number {
  const cookie = jest
    .spyOn(document, 'cookie', 'get')
    .mockReturnValue(`${PREFERENCES_COOKIE}=${encodeURIComponent(JSON.stringify(value))}`);
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  saveTheme('dark');
  const age = Number(/Max-Age=(\d+)/.exec(String(set.mock.calls[0]))?.[1]);
  cookie.mockRestore();
  set.mockRestore();
  return age;
}

it('keeps the time that a consent has left when the theme changes, and lasts a year without one', () => {
  const inDays = (days: number) => Date.now() + days * DAY * 1000;
  expect(ageAfter({ categories: ['analytics'], expirationTime: inDays(5) })).toBeCloseTo(5 * DAY, -1);
  expect(ageAfter({ categories: [], expirationTime: inDays(4000) })).toBe(365 * DAY);
  expect(ageAfter({})).toBe(365 * DAY);
});
