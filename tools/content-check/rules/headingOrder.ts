import { outlineOf } from '../outline';
import type { Page } from '../page';
import type { FileDiagnostic, PageRule } from '../rule';
import type { Site } from '../site';

function diagnosticsOfPage(page: Page, site: Site): FileDiagnostic[] {
  const outline = outlineOf(page, site);
  const main = outline.find(({ level }) => level === 1);
  const found: FileDiagnostic[] = [];
  if (!main && page.kind === 'page')
    found.push({
      start: 0,
      end: 0,
      file: page.file,
      message: 'This page has no headline. Start it with <Hero title="…">.',
    });
  let before = 1;
  for (const heading of outline) {
    const { start, end, file, level, text } = heading;
    const report = (message: string) => void found.push({ start, end, file, message });
    const source = site.sourceOf(file);
    const isMarkdown = source.charAt(start) === '#';
    if (heading === main && heading !== outline[0])
      report('The headline comes first on a page. Move its block to the top.');
    else if (level === 1 && heading !== main) {
      report(
        `A page has one headline, in its <Hero>. ${isMarkdown ? `Write "## ${text}"; if it is no heading, delete the "#".` : 'Write <Section> in its place.'}`,
      );
    } else if (level > before + 1) {
      report(`A heading level is skipped before this one. Write "${'#'.repeat(before + 1)} ${text}".`);
    } else if (text?.trim() === '' && isMarkdown) report('This heading is empty. Write its text, or delete it.');
    if (level > 1 || heading === main) before = level;
  }
  return found;
}

/**
 * Pages without a main heading or with more than one, empty headings, and skipped levels. Screen reader users find their
 * way around a page by its headings.
 */
export const headingOrder: PageRule = {
  name: 'heading-order',
  severity: 'error',
  handbook: '/handbook/pages#headings',
  needsWholePage: true,
  checkPage: (page, site) => {
    const shownOn =
      page.kind === 'shared' ? site.routesShowing(page.file).flatMap((it) => site.routes.get(it) ?? []) : [page];
    const found = shownOn.filter((it) => it.problems.length === 0).flatMap((it) => diagnosticsOfPage(it, site));
    // Text that several pages share is reported once.
    return new Map(found.filter(({ file }) => file === page.file).map((it) => [it.start, it])).values();
  },
};
