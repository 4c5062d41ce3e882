import type { ManifestPage, ManifestSegment } from '../../../plugins/manifest/types';
import { ALL_PAGES, type Difference, type Place } from '../../../plugins/preview/changes';
import type { ShellComparison } from '../compare/pages';
import { onlyLink, type Placed, readableText } from '../compare/words';
import { type GroupContext, sourcesOf } from './context';

/** Where a segment is: on a page, or in a header or footer. */
export type Surroundings = { page: ManifestPage } | { shell: ShellComparison; pageCount: number };

/** Returns what a change is part of, by which its sources are found. */
export function partOf(around: Surroundings): ManifestPage | 'header' | 'footer' {
  return 'page' in around ? around.page : around.shell.part;
}

const TAGS: Record<string, string> = {
  a: 'Link',
  button: 'Button',
  option: 'Option',
  label: 'Field',
  img: 'Picture',
  li: 'List item',
  td: 'Cell',
  th: 'Cell',
};

export function tagLabel(tag: string): string {
  return /^h\d$/.test(tag) ? 'Heading' : (TAGS[tag] ?? '');
}

function shellName({ part, routes }: ShellComparison, pageCount: number, dialog: string | undefined): string {
  // The drawer comes after the footer.
  const name = dialog ? `“${dialog}” on phones` : part === 'header' ? 'Header' : 'Footer';
  if (routes.length === pageCount) return `${name}, on all ${pageCount} pages`;
  return `${name}, on ${routes.length === 1 ? routes[0] : `${routes.length} of ${pageCount} pages`}`;
}

function whereOf({ where = [], tag, text }: ManifestSegment): string {
  if (/^h[2-6]$/.test(tag)) return [...where, text].join(' › ');
  const inside = tag === 'option' ? [...where.slice(0, -1), `options of ${where.at(-1) ?? 'a field'}`] : where;
  return inside.join(' › ');
}

/**
 * Describes where a change is.
 * @param decisive words that the line of the source must contain
 */
export function placeOf(
  context: GroupContext,
  around: Surroundings,
  pair: { before: Placed | null; after: Placed | null },
  decisive = '',
): Place {
  const { before: old, after: fresh } = pair;
  const isOnPage = 'page' in around;
  const segment = (fresh ?? old)?.segment;
  const text = segment ? readableText(segment) : '';
  const part = partOf(around);
  const sources = sourcesOf(context, part);
  const changed = sources.filter((file) => context.files.paths.includes(file));
  const inside = segment ? whereOf(segment) : '';
  const shell = 'shell' in around ? shellName(around.shell, around.pageCount, segment?.dialog) : '';
  return {
    route: isOnPage ? around.page.route : ALL_PAGES,
    where: isOnPage ? inside || 'Top of the page' : [shell, inside].filter(Boolean).join(' › '),
    part: typeof part === 'string' ? part : 'main',
    beforeIndex: isOnPage ? (old?.index ?? null) : null,
    index: isOnPage ? (fresh?.index ?? null) : null,
    before: old ? readableText(old.segment) : '',
    after: fresh ? readableText(fresh.segment) : '',
    source: fresh ? context.lines.find(text, changed.length > 0 ? changed : sources, decisive) : null,
  };
}

/** Describes a whole segment as new or removed: its text, and where its link leads. */
export function wholeSegment(segment: ManifestSegment, side: 'before' | 'after'): Difference {
  const link = onlyLink(segment);
  const label = link ? `Link to ${link.to}` : tagLabel(segment.tag);
  return { label, before: '', after: '', [side]: segment.parts?.join('\n') ?? readableText(segment) };
}
