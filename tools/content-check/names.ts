import { elementsOf, isBlockName, nameRange } from './elements';
import { pageImports } from './imports';
import type { Page } from './page';
import type { Range } from './range';

/** Names that a page declares itself: `export const year = 2025`. */
function declaredNames(page: Page): string[] {
  return [...page.source.matchAll(/^export (?:const|let|function) (\w+)/gm)].map(([, name = '']) => name);
}

/** Names of blocks that a page uses without importing them, each with its first place. */
export function unknownNames(page: Page): Map<string, Range> {
  const known = new Set([...pageImports(page).map(({ local }) => local), ...declaredNames(page)]);
  const unknown = new Map<string, Range>();
  for (const element of elementsOf(page)) {
    const name = element.name?.split('.')[0] ?? null;
    if (isBlockName(name) && !known.has(name) && !unknown.has(name)) unknown.set(name, nameRange(element));
  }
  return unknown;
}
