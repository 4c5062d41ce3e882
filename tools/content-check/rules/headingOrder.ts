import { type OutlineHeading, outlineOf } from '../outline';
import type { Page } from '../page';
import type { FileDiagnostic, PageRule } from '../rule';
import type { Site } from '../site';

function diagnosticsOfPage(page: Page, site: Site): FileDiagnostic[] {
  if (!page.isWhole || page.kind === 'shared') return [];
  const outline = outlineOf(page, site);
  const main = outline.find(({ level }) => level === 1);
  const diagnostics: FileDiagnostic[] = [];
  if (!main && page.kind === 'page') {
    const message = 'This page has no main heading. Start it with <Hero title="…">.';
    diagnostics.push({ start: 0, end: 0, file: page.file, message });
  }
  let before = 1;
  for (const heading of outline) {
    const { start, end, file, level, text } = heading;
    const report = (message: string) => void diagnostics.push({ start, end, file, message });
    if (level === 1 && heading !== main) {
      report('This is a second main heading. A page has only one, in its <Hero>. Use <Section> or "##" here.');
    } else if (level > before + 1) {
      report(
        `This heading has level ${level}, but the heading before it has level ${before}. Start it with "${'#'.repeat(before + 1)}", or put it into a <Section>.`,
      );
    }
    // The rule "setting" reports an empty title of a block.
    const isSetting = /["'{`]/.test(site.sourceOf(file).charAt(start - 1));
    if (text?.trim() === '' && !isSetting) report('This heading is empty. Write its text, or delete it.');
    if (level > 1 || heading === main) before = level;
  }
  return [...diagnostics, ...sameHeadings(outline)];
}

/** Headings with the same text, of which a link reaches only the first. */
function sameHeadings(outline: readonly OutlineHeading[]): FileDiagnostic[] {
  const first = new Set<string>();
  return outline.flatMap(({ start, end, file, level, text }) => {
    const key = text?.trim().toLowerCase() ?? '';
    if (key === '' || level > 2) return [];
    const isFirst = !first.has(key);
    first.add(key);
    if (isFirst) return [];
    const message = `This page already has the heading "${text?.trim()}". Write what is special about this part.`;
    return [{ start, end, file, message }];
  });
}

/**
 * Pages without a main heading or with more than one, empty headings, and skipped levels. Screen reader users find their
 * way around a page by its headings.
 */
export const headingOrder: PageRule = {
  name: 'heading-order',
  severity: 'error',
  handbook: '/handbook/pages#headings',
  yields: true,
  checkPage: (page, site) => {
    const pages =
      page.kind === 'shared' ? site.routesShowing(page.file).flatMap((it) => site.routes.get(it) ?? []) : [page];
    const diagnostics = pages.flatMap((it) => diagnosticsOfPage(it, site)).filter(({ file }) => file === page.file);
    // Text that several pages share is reported once.
    return new Map(diagnostics.map((diagnostic) => [diagnostic.start, diagnostic])).values();
  },
};
