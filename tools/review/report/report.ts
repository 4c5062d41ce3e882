import { counted } from '../../../lib/text';
import type { PreviewChanges } from '../../../plugins/preview/build';
import type { Comparison } from '../builds';
import type { Check } from '../checks';
import type { PageChange } from '../compare';
import type { FactChange } from '../facts';
import type { Grouped, GroupedPicture, TextChange } from '../group';
import { titleOf } from './words';

/** The job's summary shows this many lines and the number of the others. */
const SUMMARY_LINES = 8;

export interface Look {
  /** The views in which it differs; none if it looks the same. */
  views: string[];
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
const looksDifferent = ({ looks }: Report, route: string) => (looks.get(route)?.views.length ?? 0) > 0;

/** The changes of one page, without those that it shares with others. */
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

function changesSentence(report: Report): string {
  const { grouped, pages, pageCount, facts } = report;
  const routes = new Set([...grouped.texts, ...grouped.pictures].flatMap((change) => change.routes));
  const count = grouped.texts.length + grouped.pictures.length;
  const places = [...grouped.texts.flatMap((text) => text.places), ...grouped.pictures.flatMap((one) => one.routes)];
  const whole = Object.entries({ removed: 'removed', moved: 'moved', added: 'new' }).map(([kind, name]) => {
    const found = pages.filter((page) => page.kind === kind).map(({ route }) => route);
    return found.length > 0 && `${name}: ${found.join(', ')}`;
  });
  const looks = pages.filter(
    ({ route, kind }) => kind === 'changed' && !routes.has(route) && looksDifferent(report, route),
  );
  // Pages do not show addresses and names of icons as words.
  const unseen = facts.filter(
    ({ routes, after, before }) => routes.length === 0 && !/^([/#]|[\w-]+$)/.test(after || before),
  );
  return [
    count > 0 &&
      `${counted(count, 'change')} in ${counted(places.length, 'place')} on ${routes.size} of ${counted(pageCount, 'page')}`,
    ...whole,
    looks.length > 0 && `another look of ${counted(looks.length, 'page')} with the same words`,
    unseen.length > 0 && `${counted(unseen.length, 'fact')} that no page shows at rest`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Sums a report up in one sentence about what changed and one about what is wrong. */
export function verdict(report: Report): { changed: string; wrong: string } {
  const found = report.checks.filter(({ state }) => state === 'found');
  const skipped = report.checks.filter(({ state }) => state === 'skipped');
  const wrong = found.map(({ name, sentence }) => `${name.toLowerCase()}: ${sentence}`).join('; ');
  const missing = skipped.map(({ name }) => name.toLowerCase()).join(', ');
  return {
    changed: `${(changesSentence(report) || sameSentence(report)).replace(/^./, (first) => first.toUpperCase())}.`,
    wrong: [
      wrong ? `Look at this: ${wrong}.` : 'The checks found nothing wrong.',
      missing && `Not checked: ${missing}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Says how many pages read the same although their HTML differs; empty if there are none. */
export function sameSentence(report: Report): string {
  if (report.pages.length === 0) return 'Every page is the same at rest';
  const same = unchangedPages(report);
  if (same.length === 0) return '';
  const isSeen = same.every(({ route }) => report.looks.has(route));
  return `The same words${isSeen ? ' and the same look' : ''}, with other HTML or styles, on ${counted(same.length, 'page')}`;
}

/** Sums up the changes of one page: `2 texts, search and sharing`. */
export function ownSentence({ page, texts, pictures }: OwnChanges): string {
  const kinds = { added: 'new page', removed: 'removed page', moved: `moved from ${page.from}`, changed: '' };
  const search = texts.filter(({ places: [{ difference }] }) => difference.label !== '').length;
  const parts = [
    kinds[page.kind],
    texts.length > search && counted(texts.length - search, 'text'),
    search > 0 && 'search and sharing',
    pictures.length > 0 && counted(pictures.length, 'picture'),
  ].filter(Boolean);
  return parts.join(', ') || 'it looks different';
}

/** Escapes text for a line of Markdown. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|#@~]/g, '\\$&')
    .replace(/\s+/g, ' ');
}

/** Returns ten lines of Markdown for the summary of a job. */
export function markdownSummary(report: Report): string {
  const { changed, wrong } = verdict(report);
  const lines = [
    ...report.checks.flatMap(({ findings }) =>
      findings.map(({ text, file, route }) => `${file ?? route ?? ''} ${text}`.trim()),
    ),
    ...report.grouped.texts
      .filter(isShared)
      .map((text) => `On ${counted(text.routes.length, 'page')}: ${titleOf(text.places[0].difference)}`),
    ...ownChanges(report).map((own) => `${own.page.route}: ${ownSentence(own)}`),
    ...report.notes,
  ];
  const shown = lines.slice(0, SUMMARY_LINES).map((line) => `- ${escapeMarkdown(line)}`);
  if (lines.length > shown.length) shown.push(`- ${lines.length - shown.length} more in the report`);
  return `**${escapeMarkdown(changed)}** ${escapeMarkdown(wrong)}\n\n${shown.join('\n')}\n`;
}

const PARTS: Record<string, 'header' | 'footer'> = { Header: 'header', Footer: 'footer' };

/** Returns the part of a report that the preview's bar uses. */
export function previewChanges(report: Report): PreviewChanges {
  const { grouped } = report;
  return {
    pages: ownChanges(report)
      .filter(({ page }) => page.kind !== 'removed')
      .map((own) => ({ route: own.page.route, isNew: own.page.kind === 'added', sentence: ownSentence(own) })),
    shared: grouped.texts.filter(isShared).length,
    marks: grouped.texts.flatMap(({ places }) =>
      places
        .filter(({ difference: { label, kind } }) => !label && kind !== 'removed')
        .map(({ route, difference: { before, after, kind, where } }) => ({
          ...{ route, text: after },
          before: kind === 'moved' ? 'the same words at another place' : before,
          part: PARTS[where.split(' › ')[0] ?? ''] ?? 'main',
        })),
    ),
  };
}
