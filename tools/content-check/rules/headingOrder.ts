import { type OutlineHeading, outlineOf } from '../outline';
import type { Page } from '../page';
import type { FileDiagnostic, PageRule } from '../rule';
import type { Site } from '../site';

/** What to do about a "#" whose words are probably no heading, because the text before it ends without a full stop. */
function adviceForText(source: string, start: number): 'delete' | 'perhaps' | null {
  const before = source.slice(0, start).trimEnd();
  const line = before.split('\n').at(-1)?.trim() ?? '';
  if (!/[\p{L}\p{N},]$/u.test(line) || /^(?:#|\||import\b|export\b)/.test(line)) return null;
  const isNextLine = !/\n\s*\n/.test(source.slice(before.length, start));
  return isNextLine && !/^(?:[-*+]|\d+[.)]) /.test(line) ? 'delete' : 'perhaps';
}

function diagnosticsOfPage(page: Page, site: Site): FileDiagnostic[] {
  if (!page.isWhole || page.kind === 'shared') return [];
  const outline = outlineOf(page, site);
  const main = outline.find(({ level }) => level === 1);
  const diagnostics: FileDiagnostic[] = [];
  if (!main && page.kind === 'page') {
    const message = 'This page has no headline. Start it with <Hero title="…">.';
    diagnostics.push({ start: 0, end: 0, file: page.file, message });
  }
  let before = 1;
  for (const heading of outline) {
    const { start, end, file, level, text } = heading;
    const report = (message: string) => void diagnostics.push({ start, end, file, message });
    const isMarkdown = site.sourceOf(file).charAt(start) === '#';
    const advice = isMarkdown ? adviceForText(site.sourceOf(file), start) : null;
    const perhaps = advice ? ' If it is no heading, delete the "#".' : '';
    if (level === 1 && heading !== main) {
      report(
        advice === 'delete'
          ? 'A "#" at the start of a line makes a headline, and this one is in the middle of a sentence. Delete the "#", or write “number” in its place.'
          : `This is a second headline, and a page has only one, in its <Hero>. ${isMarkdown ? `Write "## ${text}".${perhaps}` : 'Write <Section title="…"> in its place.'}`,
      );
    } else if (level > before + 1) {
      report(
        advice === 'delete'
          ? 'A "#" at the start of a line makes a heading, and this one is in the middle of a sentence. Delete the "#".'
          : `This heading is too small for its place: the one before it is two sizes larger. Write "${'#'.repeat(before + 1)} ${text}".${perhaps}`,
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
    const message = `This page has the heading "${text?.trim()}" twice. Give this part a heading of its own.`;
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
  checkPage: (page, site) => {
    const pages =
      page.kind === 'shared' ? site.routesShowing(page.file).flatMap((it) => site.routes.get(it) ?? []) : [page];
    const diagnostics = pages.flatMap((it) => diagnosticsOfPage(it, site)).filter(({ file }) => file === page.file);
    // Text that several pages share is reported once.
    return new Map(diagnostics.map((diagnostic) => [diagnostic.start, diagnostic])).values();
  },
};
