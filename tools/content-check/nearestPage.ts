import { nearest } from '../../lib/nearest';
import type { Site } from './site';

/** Words that say nothing about a page. */
const COMMON = new Set(['page', 'pages', 'site', 'website', 'home', 'index', 'such', 'with', 'your', 'more', 'from']);
/** Words with the same beginning of this length are about the same: `price` and `pricing`. */
const BEGINNING = 4;

function beginningsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaningful = words.filter((word) => word.length >= BEGINNING && !COMMON.has(word));
  return new Set(meaningful.map((word) => word.slice(0, BEGINNING)));
}

/** The page whose address is nearest by its letters or, if none is near, the one that shares most words with the address. */
export function nearestPage(address: string, { routes }: Pick<Site, 'routes'>): string | null {
  const near = nearest(address, routes.keys());
  if (near || /\.\w+$/.test(address)) return near;
  const wanted = beginningsIn(address);
  let best: { route: string; score: number } | null = null;
  for (const [route, { kind, frontMatter }] of routes) {
    if (kind !== 'page') continue;
    const [inRoute, inTitle] = [beginningsIn(route), beginningsIn(String(frontMatter?.values.title ?? ''))];
    const score = [...wanted].reduce((sum, word) => sum + (inRoute.has(word) ? 2 : inTitle.has(word) ? 1 : 0), 0);
    const isShorter = best !== null && score === best.score && route.length < best.route.length;
    if (score > 0 && (best === null || score > best.score || isShorter)) best = { route, score };
  }
  return best?.route ?? null;
}
