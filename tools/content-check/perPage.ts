import type { Page } from './page';

/** Keeps what was found out about a page, for the rules that ask again. */
export function perPage<Value>(find: (page: Page) => Value): (page: Page) => Value {
  const known = new Map<Page, Value>();
  return (page) => {
    const before = known.get(page);
    if (before !== undefined) return before;
    const value = find(page);
    known.set(page, value);
    return value;
  };
}
