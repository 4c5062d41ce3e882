import type { PageSource } from '../../lib/pageSources';
import { contentDates } from './contentDates';
import { sourcesOf } from './sources';

/** Returns the day on which each page's text last changed (`2026-11-21`), by route. Omits pages that git does not know. */
export async function modifiedDays(siteDirectory: string, pages: readonly PageSource[]): Promise<Map<string, string>> {
  const graph = await sourcesOf(
    siteDirectory,
    pages.map(({ file }) => file),
  );
  const dayOf = contentDates(siteDirectory);
  const days = pages.map(({ route, file }): [string, string | null] => [route, dayOf(graph[file] ?? [])]);
  return new Map(days.filter((entry): entry is [string, string] => entry[1] !== null));
}
