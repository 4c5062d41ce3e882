import type { Result } from 'lighthouse';
import { median } from '../median';
import { auditFigure, runLighthouse } from '../runLighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Part by which the largest paint may come later than that of the hand-written page. */
export const LCP_LIMIT = 1.1;

/** What Lighthouse says about a page. Times are in milliseconds, with its simulated slow phone. */
export interface PageScores {
  route: string;
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  lcp: number;
  /** LCP of the hand-written page with the same words. */
  handWrittenLcp: number;
  cls: number;
  tbt: number;
  /** Audits that cost points, by their names in Lighthouse. */
  lost: string[];
}

function lostAudits(result: Result): string[] {
  const audits = categories.flatMap((name) => result.categories[name]?.auditRefs ?? []);
  return audits.filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
}

/**
 * Loads a page and the hand-written page with the same words by turns, and takes medians.
 * @param origins of this site and of the hand-written pages
 * @param repeat how often
 */
export async function pageScores(
  route: string,
  origins: { site: string; handWritten: string },
  repeat: number,
): Promise<PageScores> {
  const results: Result[] = [];
  const handWritten: Result[] = [];
  for (let turn = 0; turn < repeat; turn += 1) {
    results.push(await runLighthouse(origins.site + route, { onlyCategories: [...categories] }));
    handWritten.push(await runLighthouse(origins.handWritten + route, { onlyCategories: ['performance'] }));
  }
  const middle = (of: Result[], audit: string) => median(of.map((result) => auditFigure(result, audit)));
  const score = (name: string) => Math.round(100 * median(results.map((r) => r.categories[name]?.score ?? 0)));
  return {
    route,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: middle(results, 'largest-contentful-paint'),
    handWrittenLcp: middle(handWritten, 'largest-contentful-paint'),
    cls: middle(results, 'cumulative-layout-shift'),
    tbt: middle(results, 'total-blocking-time'),
    lost: [...new Set(results.flatMap(lostAudits))],
  };
}

/** What of the goals a page does not meet, in words; empty where it meets all. */
export function misses({ scores, lcp, handWrittenLcp, cls, tbt, lost }: PageScores): string[] {
  const list = categories.filter((name) => scores[name] < 100).map((name) => `${name} ${scores[name]}`);
  if (lcp > LCP_LIMIT * handWrittenLcp) list.push(`LCP ${(lcp / handWrittenLcp).toFixed(2)} of the hand-written page`);
  if (cls > 0) list.push(`CLS ${cls.toFixed(3)}`);
  if (tbt > 0) list.push(`TBT ${tbt.toFixed(0)} ms`);
  return list.length > 0 && lost.length > 0 ? [...list, `audits: ${lost.join(', ')}`] : list;
}
