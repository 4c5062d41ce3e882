import { saveTheme } from '../../../src/ui/preferences';
import { PREFERENCES_COOKIE } from '../../../src/ui/preferencesCookie';

const DAY = 86_400;
const encoded = (value: object) => encodeURIComponent(JSON.stringify(value));

/** Presses the theme button beside these cookies. Returns the cookie that is written. */
function save(theme: 'dark' | null, cookies: string) {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  saveTheme(theme);
  const [, name, value = '', attributes = ''] = /^(\w+)=([^;]*)(.*)$/.exec(String(set.mock.lastCall)) ?? [];
  jest.restoreAllMocks();
  return { name, value: JSON.parse(decodeURIComponent(value)), attributes };
}

const saveBeside = (value: string) => save('dark', `a=1; ${PREFERENCES_COOKIE}=${value}`);

it.each(['', '%', '%E0%A4%A', '{', 'null', '7', '[1]', '"dark"', '{"data":null}'])(
  'saves a theme beside a cookie that cannot be read: %s',
  (value) => {
    expect(saveBeside(value.startsWith('%') ? value : encodeURIComponent(value)).value).toEqual({
      data: { theme: 'dark' },
    });
  },
);

it('reads no cookie whose name only has the same end', () => {
  expect(save('dark', `not_${PREFERENCES_COOKIE}=${encoded({ consentId: '1' })}`).value).toEqual({
    data: { theme: 'dark' },
  });
});

it('saves a theme for a year, for this site only, and keeps the other choices', () => {
  const kept = { categories: ['necessary', 'analytics'], consentId: '1', data: { other: 1 } };
  const { name, value, attributes } = saveBeside(encoded(kept));
  expect(name).toBe(PREFERENCES_COOKIE);
  expect(value).toEqual({ ...kept, data: { other: 1, theme: 'dark' } });
  expect(attributes).toBe('; Path=/; Max-Age=31536000; SameSite=Lax');
  const dark = `${PREFERENCES_COOKIE}=${encoded({ data: { theme: 'dark' } })}`;
  expect(save(null, dark).value).toEqual({ data: { theme: null } });
});

it('keeps the time that a consent has left, at most a year', () => {
  const ageAfter = (value: object) => Number(/Max-Age=(\d+)/.exec(saveBeside(encoded(value)).attributes)?.[1]);
  const inDays = (days: number) => Date.now() + days * DAY * 1000;
  expect(ageAfter({ categories: ['analytics'], expirationTime: inDays(5) })).toBeCloseTo(5 * DAY, -1);
  expect(ageAfter({ categories: [], expirationTime: inDays(4000) })).toBe(365 * DAY);
});
