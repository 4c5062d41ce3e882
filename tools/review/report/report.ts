import type { Check } from '../checks';
import type { PageChange } from '../compare';
import type { FactChange } from '../facts';
import type { Comparison } from '../git';
import type { Grouped, GroupedPicture, TextChange } from '../group';

/** Pictures of one page in one view, as files beside the report. */
export interface Crop {
  view: string;
  before: string | null;
  after: string | null;
}

export interface Look {
  /** The views in which it differs; none if it looks the same. */
  views: string[];
  crops: Crop[];
  /** Names its first test in Playwright's report. */
  testId: string;
}

export interface Report {
  comparison: Comparison;
  /** Pages of the head. */
  pageCount: number;
  /** Every page whose HTML differs. */
  pages: PageChange[];
  grouped: Grouped;
  facts: FactChange[];
  checks: Check[];
  /** By route; only pages of which pictures were taken. */
  looks: ReadonlyMap<string, Look>;
  /** What limits the report: uncommitted files, pages without pictures. */
  notes: string[];
}

export const isShared = ({ routes }: { routes: readonly string[] }) => routes.length > 1;
export const looksDifferent = ({ looks }: Report, route: string) => (looks.get(route)?.views.length ?? 0) > 0;

/** What a page has for itself, without what it shares with others. */
export interface OwnChanges {
  page: PageChange;
  texts: TextChange[];
  pictures: GroupedPicture[];
}

const RANK = { removed: 0, moved: 1, added: 2, changed: 3 };

/** Returns the pages to decide about one by one, the most important first: whole pages, then those with most changes. */
export function ownChanges(report: Report): OwnChanges[] {
  const isOwn = ({ route }: PageChange, routes: readonly string[]) => routes.length === 1 && routes[0] === route;
  const weight = ({ texts, pictures }: OwnChanges) => texts.length + pictures.length;
  return report.pages
    .map((page) => ({
      page,
      texts: report.grouped.texts.filter(({ routes }) => isOwn(page, routes)),
      pictures: report.grouped.pictures.filter(({ routes }) => isOwn(page, routes)),
    }))
    .filter((own) => weight(own) > 0 || looksDifferent(report, own.page.route) || own.page.kind !== 'changed')
    .sort((one, other) => RANK[one.page.kind] - RANK[other.page.kind] || weight(other) - weight(one));
}

/** Returns the pages that read the same, and look the same as far as pictures show, although their HTML differs. */
export function unchangedPages(report: Report): PageChange[] {
  const changed = new Set([...report.grouped.texts, ...report.grouped.pictures].flatMap(({ routes }) => routes));
  return report.pages.filter(
    ({ route, kind }) => kind === 'changed' && !changed.has(route) && !looksDifferent(report, route),
  );
}
