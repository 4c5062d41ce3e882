import { PREFERENCES_COOKIE, PREFERENCES_DAYS } from './preferencesCookie';

export type Theme = 'light' | 'dark';

type StoredObject = Record<string, unknown>;

function isObject(value: unknown): value is StoredObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of the cookie, or an empty object if it is missing or invalid. */
function stored(): StoredObject {
  const prefix = `${PREFERENCES_COOKIE}=`;
  const text = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text?.slice(prefix.length) ?? ''));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Saves the theme and keeps the visitor's other choices; null removes the theme. The cookie is that of the consent library
 * (`src/analytics/consent.ts`), whose `data` is everything but consent. It then lasts a year, or, where it contains a choice about
 * analytics, as long as that choice: another control must not renew it.
 */
export function saveTheme(theme: Theme | null): void {
  const value = stored();
  const data = isObject(value.data) ? value.data : {};
  const text = encodeURIComponent(JSON.stringify({ ...value, data: { ...data, theme } }));
  const { expirationTime } = value;
  const days = PREFERENCES_DAYS * 86_400;
  const left = typeof expirationTime === 'number' ? Math.round((expirationTime - Date.now()) / 1000) : days;
  const age = Math.min(left, days);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers of the browserslist
  document.cookie = `${PREFERENCES_COOKIE}=${text}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
