import type { Browser } from '@playwright/test';
import type { Result } from 'lighthouse';
import { median } from '../../lib/median';
import { type PaintTimes, paintTimes } from './paintTimes';
import { auditFigure, runLighthouse } from './runLighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Part by which the largest paint may come later than that of the hand-written page. */
const LCP_LIMIT = 1.1;

/** Milliseconds of blocking that a page of words may take. */
const TBT_LIMIT = 10;

/** What Lighthouse says about a page, in milliseconds with its simulated slow phone, and what a slowed down browser showed. */
export interface PageScores {
  route: string;
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  lcp: number;
  /** LCP of the hand-written page with the same words. */
  handWrittenLcp: number;
  cls: number;
  tbt: number;
  observed: PaintTimes;
  handWrittenObserved: PaintTimes;
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
 * @param repeat how often: with Lighthouse, and with a slowed down browser
 */
export async function pageScores(
  browser: Browser,
  route: string,
  origins: { site: string; handWritten: string },
  repeat: { lighthouse: number; observed: number },
): Promise<PageScores> {
  const results: Result[] = [];
  const handWritten: Result[] = [];
  for (let turn = 0; turn < repeat.lighthouse; turn += 1) {
    results.push(await runLighthouse(origins.site + route, { onlyCategories: [...categories] }));
    handWritten.push(await runLighthouse(origins.handWritten + route, { onlyCategories: ['performance'] }));
  }
  const urls = [origins.site + route, origins.handWritten + route];
  const [observed, handWrittenObserved] = (await paintTimes(browser, urls, repeat.observed)) as [
    PaintTimes,
    PaintTimes,
  ];
  const middle = (of: Result[], audit: string) => median(of.map((result) => auditFigure(result, audit)));
  const score = (name: string) => Math.round(100 * median(results.map((r) => r.categories[name]?.score ?? 0)));
  return {
    route,
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as PageScores['scores'],
    lcp: middle(results, 'largest-contentful-paint'),
    handWrittenLcp: middle(handWritten, 'largest-contentful-paint'),
    cls: middle(results, 'cumulative-layout-shift'),
    tbt: middle(results, 'total-blocking-time'),
    observed,
    handWrittenObserved,
    lost: [...new Set(results.flatMap(lostAudits))],
  };
}

/** What of the goals a page does not meet, in words; empty where it meets all. */
export function misses({ scores, cls, tbt, observed, handWrittenObserved, lost }: PageScores): string[] {
  const list = categories.filter((name) => scores[name] < 100).map((name) => `${name} ${scores[name]}`);
  const ratio = observed.lcp / handWrittenObserved.lcp;
  if (ratio > LCP_LIMIT) list.push(`observed LCP ${ratio.toFixed(2)} of the hand-written page`);
  if (cls > 0) list.push(`CLS ${cls.toFixed(3)}`);
  if (Math.max(tbt, observed.tbt) > TBT_LIMIT)
    list.push(`TBT ${tbt.toFixed(0)}, observed ${observed.tbt.toFixed(0)} ms`);
  return list.length > 0 && lost.length > 0 ? [...list, `audits: ${lost.join(', ')}`] : list;
}
