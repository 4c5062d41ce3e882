import type { PreviewChanges } from '../../../plugins/preview/build';
import { isShared, ownChanges, type Report } from './report';
import { ownSentence } from './verdict';

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
