import type { Difference, PageChange } from '../../tools/review/compare';
import { groupChanges } from '../../tools/review/group';
import type { Report } from '../../tools/review/report/report';

/** Returns a changed text. */
export function difference(before: string, after: string, more: Partial<Difference> = {}): Difference {
  const kind = before && after ? 'changed' : after ? 'added' : 'removed';
  return { label: '', kind, before, after, where: '', ...more };
}

/** Returns a changed page. */
export function pageChange(route: string, differences: Difference[] = [], more: Partial<PageChange> = {}): PageChange {
  return {
    ...{ route, title: `Title of ${route}`, kind: 'changed', before: null, after: null },
    ...{ differences, pictures: [], mayLookDifferent: { body: true, styles: false } },
    ...more,
  };
}

/** Returns the report about changed pages, in which every check passed. */
export function reportOf(pages: PageChange[], more: Partial<Report> = {}): Report {
  return {
    comparison: { base: 'a'.repeat(40), head: 'b'.repeat(40), files: ['pages/about.mdx'], uncommitted: [] },
    ...{ pageCount: 28, pages, grouped: groupChanges(pages), facts: [], looks: new Map(), notes: [] },
    checks: [{ name: 'Addresses', state: 'passed', sentence: 'none is lost', findings: [] }],
    ...more,
  };
}
