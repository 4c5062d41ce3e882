import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { rangeOf } from '../../../lib/message';
import { elementsOf } from '../elements';
import { contextOf } from '../lint';
import { DEEPEST, type OutlineHeading, outlineOf } from '../outline';
import { nodesOf, type Page } from '../page';
import type { Site } from '../site';

type Found = readonly [heading: Pick<OutlineHeading, 'start' | 'end' | 'file'>, message: string];

const sectionsOf = (page: Page) =>
  elementsOf(page)
    .filter(({ name }) => name === 'Section')
    .map(rangeOf);

function headingsOf(page: Page, site: Site): Found[] {
  const outline = outlineOf(page, site);
  const main = outline.find(({ level }) => level === 1);
  const found: Found[] = [];
  if (!main && page.kind === 'page')
    found.push([{ start: 0, end: 0, file: page.file }, 'This page has no headline. Start it with <Hero title="…">.']);
  let before = 1;
  for (const heading of outline) {
    const { start, file, level, text } = heading;
    const isMarkdown = site.sourceOf(file).charAt(start) === '#';
    const report = (message: string) => void found.push([heading, message]);
    if (heading === main && heading !== outline[0])
      report('The headline comes first on a page. Move its block to the top.');
    else if (level === 1 && heading !== main) {
      const isInSection = sectionsOf(site.pageOfFile(file) ?? page).some((it) => it.start < start && start < it.end);
      const advice = isMarkdown
        ? `Write "${isInSection ? '###' : '##'} ${text}"; if it is no heading, delete the "#".`
        : 'Write <Section> in its place.';
      report(`A page has one headline, in its <Hero>. ${advice}`);
    } else if (level > before + 1) {
      report(`A heading level is skipped before this one. Write "${'#'.repeat(before + 1)} ${text}".`);
    } else if (level > DEEPEST)
      report(`The deepest heading is "${'#'.repeat(DEEPEST)} ${text}". Write a bold word at the start of the text.`);
    else if (text?.trim() === '' && isMarkdown) report('This heading is empty. Write its text, or delete it.');
    if (level > 1 || heading === main) before = level;
  }
  return found;
}

/** Headings inside a section of the same level, which end the section for users of screen readers. */
function headingsInSections(page: Page): Found[] {
  const sections = sectionsOf(page);
  return nodesOf(page).flatMap((node): Found[] => {
    const range = rangeOf(node);
    if (node.type !== 'heading' || node.depth !== 2 || page.source[range.start] !== '#') return [];
    if (!sections.some(({ start, end }) => start < range.start && range.end <= end)) return [];
    const message = 'The title of the <Section> around this is a heading of the same level. Write "### " before it.';
    return [[{ ...range, file: page.file }, message]];
  });
}

/**
 * Pages without a main heading or with more than one, empty headings, and skipped levels. Screen reader users find their
 * way around a page by its headings.
 */
export const headingOrder = lintRule<Root>(
  { origin: 'check:heading-order', url: '/handbook/pages#headings' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    if (page.problems.length > 0 || page.kind === 'facts' || page.kind === 'other') return;
    const shownOn =
      page.kind === 'shared' ? site.routesShowing(page.file).flatMap((it) => site.routes.get(it) ?? []) : [page];
    const found = shownOn.filter((it) => it.problems.length === 0).flatMap((it) => headingsOf(it, site));
    // Text that several pages share is reported once.
    const own = new Map(
      [...headingsInSections(page), ...found]
        .filter(([{ file: name }]) => name === page.file)
        .map((it) => [it[0].start, it]),
    );
    for (const [range, message] of own.values()) report(range, message);
  },
);
