import MiniSearch from 'minisearch';
import { handbookPageOf } from '../../../src/blocks/errorTexts';
import type { BlockDocumentation, FrontMatterKey } from '../documentation';
import { type SearchEntry, searchOptions } from '../searchOptions';

const withoutBackticks = (text: string) => text.replaceAll('`', '');

/** Returns the search entries of a block: its advice, the settings of each part, and its errors. */
export function blockEntries({ name, parts, useFor, notFor, alsoCalled, errors }: BlockDocumentation): SearchEntry[] {
  const entry = (anchor: string, heading: string, text: string[]) => ({
    id: handbookPageOf(name) + anchor,
    page: name,
    heading,
    text: withoutBackticks(text.join(' ')),
  });
  const entries = [
    entry('', name, [parts[0].summary, ...alsoCalled, ...useFor, ...notFor]),
    ...parts.map((part) =>
      entry(`#${part.name.toLowerCase()}`, part === parts[0] ? 'Settings' : `Settings of ${part.name}`, [
        ...part.settings.flatMap((setting) => [setting.name, setting.description, ...setting.choices]),
        part.content?.description ?? '',
      ]),
    ),
  ];
  if (errors.length === 0) return entries;
  const messages = errors.map(({ block, actual, expected }) => `<${block}> ${actual} ${expected}`);
  return [...entries, entry('#errors', 'Errors', messages)];
}

/** Returns the search entries of the table of front matter. */
export function frontMatterEntries(keys: readonly FrontMatterKey[]): SearchEntry[] {
  return keys.map(({ name, description, limits }) => ({
    id: `/handbook/pages#front-matter-${name}`,
    page: 'Pages',
    heading: `Front matter: ${name}`,
    text: withoutBackticks(`${description} ${limits}`),
  }));
}

/** Returns the index as JSON, for the search box. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(entries);
  return JSON.stringify(index);
}
