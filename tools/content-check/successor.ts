import { nearest } from '../../lib/nearest';
import type { Site } from './site';

/** The new page that takes the place of one that only the base branch has; null where there is none, or where several may. */
export function successorOf(route: string, site: Site): string | null {
  const before = site.base()?.routes;
  if (!before?.has(route) || site.routes.has(route)) return null;
  const added = site.pages.flatMap((page) =>
    page.kind === 'page' && page.route && !before.has(page.route) ? page.route : [],
  );
  return nearest(route, added) ?? (added.length === 1 ? (added[0] ?? null) : null);
}
