import { groupBy } from '../../../lib/groupBy';
import { median } from '../../../lib/median';
import type { ManifestPage } from '../../../plugins/manifest/types';
import type { ChangeGroup } from '../../../plugins/preview/changes';
import type { PageComparison } from '../compare/pages';
import { causesIn, type GroupContext, sourcesOf } from './context';
import { counted, makeGroup } from './group';
import { weightText } from './pictureGroups';

/** Compressed bytes by which a page must grow or shrink to be reported without another change; a paragraph is about 200. */
export const REPORTED_BYTES = { html: 512, scripts: 1024 };
type Part = keyof typeof REPORTED_BYTES;

/** Returns by how many compressed bytes a part of a page grew. */
export function addedBytes({ before, after }: PageComparison, part: Part): number {
  const of = ({ bytes }: ManifestPage) => bytes[part].brotli;
  return of(after) - of(before);
}

function sentence(added: Record<Part, number>): string {
  const part = (name: Part, what: string) => {
    const bytes = added[name];
    if (Math.abs(bytes) < REPORTED_BYTES[name]) return [];
    return [`${weightText(Math.abs(bytes))} ${bytes > 0 ? 'more' : 'less'} ${what}`];
  };
  return [...part('html', 'HTML with styles'), ...part('scripts', 'script')].join(', ');
}

/** Reports pages that became heavier or lighter although nothing else explains it: once for the same number of bytes. */
export function weightGroups(context: GroupContext, groups: readonly ChangeGroup[]): ChangeGroup[] {
  const { pages } = context.comparison;
  if (pages.length === 0) return [];
  const shared = {
    html: median(pages.map((page) => addedBytes(page, 'html'))),
    scripts: median(pages.map((page) => addedBytes(page, 'scripts'))),
  };
  const reported = new Set(groups.flatMap(({ places }) => places.map(({ route }) => route)));
  const own = pages.flatMap((page) => {
    const added = {
      html: reported.has(page.route) ? 0 : addedBytes(page, 'html') - shared.html,
      scripts: addedBytes(page, 'scripts') - shared.scripts,
    };
    const text = sentence(added);
    return text ? [{ page, text }] : [];
  });
  const groupOf = (text: string, where: string, found: readonly PageComparison[]) =>
    makeGroup({
      kind: 'weight',
      key: [text, found.length === pages.length],
      title: `${where}: ${text}.`,
      places: found.map(({ route }) => ({
        ...{ route, where: '', part: 'head', beforeIndex: null, index: null, before: '', after: '' },
        source: null,
      })),
      because: found.slice(0, 1).flatMap(({ after }) => causesIn(context, sourcesOf(context, after), 'script')),
    });
  const everywhere = sentence(shared);
  return [
    ...(everywhere ? [groupOf(everywhere, 'Every page', pages)] : []),
    ...[...groupBy(own, ({ text }) => text)].map(([text, found]) =>
      groupOf(
        text,
        found.length === 1 ? (found[0]?.page.route ?? '') : counted(found.length, 'page'),
        found.map(({ page }) => page),
      ),
    ),
  ];
}
