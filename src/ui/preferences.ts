import { PREFERENCES_COOKIE, PREFERENCES_DAYS } from '../site/cookies';

export type Theme = 'light' | 'dark';

/** The choices a visitor has made; null where none was made. */
export interface Preferences {
  /** Whether analytics was agreed to. */
  analytics: boolean | null;
  theme: Theme | null;
}

type StoredObject = Record<string, unknown>;

function isObject(value: unknown): value is StoredObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the cookie holds; an empty object where it is missing or not ours. */
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
 * Reads the visitor's choices. The cookie has the form of the consent library, which writes it too
 * (`src/analytics/consent.ts`): `categories` that were agreed to, and `data` for all else.
 */
export function readPreferences(): Preferences {
  const { categories, data } = stored();
  const theme = isObject(data) ? data.theme : null;
  return {
    analytics: Array.isArray(categories) ? categories.includes('analytics') : null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/** Keeps the theme for a year beside the visitor's other choices; null forgets it. */
export function saveTheme(theme: Theme | null): void {
  const value = stored();
  const data = isObject(value.data) ? value.data : {};
  const text = encodeURIComponent(JSON.stringify({ ...value, data: { ...data, theme } }));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of the browserslist
  document.cookie = `${PREFERENCES_COOKIE}=${text}; Path=/; Max-Age=${PREFERENCES_DAYS * 86_400}; SameSite=Lax${secure}`;
}
