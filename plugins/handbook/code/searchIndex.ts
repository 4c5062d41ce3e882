import MiniSearch from 'minisearch';
import type { BlockDocumentation, FrontMatterKey } from '../documentation';
import { type SearchEntry, searchOptions } from '../searchOptions';

const code = (text: string) => text.replaceAll('`', '');

/** What a search finds of one block: when to use it, each of its parts with its settings, its errors. */
export function blockEntries({ name, slug, parts, useFor, notFor, mistakes }: BlockDocumentation): SearchEntry[] {
  const address = `/handbook/blocks/${slug}`;
  const entry = (anchor: string, heading: string, ...text: string[]) => ({
    id: anchor ? `${address}#${anchor}` : address,
    page: name,
    heading,
    text: code(text.join(' ')),
  });
  return [
    entry('', name, parts[0]?.summary ?? '', ...useFor, ...notFor),
    ...parts.map((part) =>
      entry(
        part.name.toLowerCase(),
        part === parts[0] ? 'Settings' : `Settings of ${part.name}`,
        ...part.settings.flatMap(({ name, description, choices }) => [name, description, ...choices]),
        part.content?.description ?? '',
      ),
    ),
    ...(mistakes.length > 0
      ? [
          entry(
            'errors',
            'Errors',
            ...mistakes.map(({ block, actual, expected }) => `<${block}> ${actual} ${expected}`),
          ),
        ]
      : []),
  ];
}

/** What a search finds of the table of front matter. */
export function frontMatterEntries(keys: readonly FrontMatterKey[]): SearchEntry[] {
  return keys.map(({ name, description, limits }) => ({
    id: `/handbook/pages#front-matter-${name}`,
    page: 'Pages',
    heading: `Front matter: ${name}`,
    text: code(`${description} ${limits}`),
  }));
}

/** The index over all entries, as the search box reads it. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(entries);
  return JSON.stringify(index);
}
