import type { Parents } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { type Range, rangeOf, START_OF_FILE } from '../../../lib/message';
import { structureOf } from '../../../src/blocks/structures';
import { importedFiles, isElement, nameRange, settingOfName } from '../../pages/elements';
import type { Page } from '../../pages/page';
import { rule } from '../rule';

/** A heading as it appears on the page. */
interface Heading {
  place: Range;
  /** 1 to 6. */
  level: number;
  isInSection: boolean;
  /** Of Markdown headings, their text, and the start of the line: `#`, or nothing for a line of "=" or "-" below the text. */
  text?: string;
  mark?: string;
}

/** The deepest level of a block's heading, as in `src/ui/headingLevel.tsx`. */
const DEEPEST = 4;

/** The headings of a file in order: from Markdown, and from the settings of blocks. */
function outlineOf(page: Page): Heading[] {
  const outline: Heading[] = [];
  function visit(parent: Parents, level: number, isInSection: boolean): void {
    for (const node of parent.children) {
      if (node.type === 'heading') {
        const place = rangeOf(node);
        const mark = /^#*/.exec(page.source.slice(place.start))?.[0];
        outline.push({ place, level: node.depth, isInSection, text: textOfNode(node), mark });
      } else if (isElement(node)) {
        const { heading, level: own, deepens, ownHeadings = [] } = structureOf(node.name);
        const place = settingOfName(page, node, heading ?? '')?.valueRange ?? nameRange(node);
        if (heading) outline.push({ place, level: own ?? level, isInSection });
        for (const steps of ownHeadings)
          outline.push({ place: nameRange(node), level: Math.min(level + steps, DEEPEST), isInSection });
        visit(node, deepens ? Math.min(level + 1, DEEPEST) : level, isInSection || node.name === 'Section');
      } else if ('children' in node) visit(node, level, isInSection);
    }
  }
  if (page.tree) visit(page.tree, 2, false);
  return outline;
}

export const UNDERLINED = 'This line turns the text above into a heading. Delete it, or write "### " before the text.';

/** What is wrong with a heading; null for one in order. `main` is the first of level 1, `before` the level of the one before. */
function faultOf(heading: Heading, before: number, { main, first }: Record<'main' | 'first', Heading | undefined>) {
  const { level, text = '', mark, isInSection } = heading;
  if (mark === '') return level === 1 ? UNDERLINED : null;
  if (heading === main)
    return heading === first ? null : 'The headline comes first on a page. Move its block to the top.';
  if (level === 1) {
    const advice = mark
      ? `Write "${isInSection ? '###' : '##'} ${text}"; if it is no heading, delete the "#".`
      : 'Write a <Section> instead.';
    return `A page has one headline, in its <Hero>. ${advice}`;
  }
  if (mark === '##' && isInSection)
    return 'The title of the <Section> around this is a heading of the same level. Write "### " here.';
  if (level > before + 1)
    return `A heading level is skipped before this one. Write "${'#'.repeat(before + 1)} ${text}".`;
  if (level > DEEPEST)
    return `The deepest heading is "${'#'.repeat(DEEPEST)} ${text}". Write a bold word at the start of the text.`;
  return mark && text.trim() === '' ? 'This heading is empty. Write its text, or delete it.' : null;
}

/**
 * Pages without a main heading or with more than one, empty headings, and skipped levels. Screen reader users find their
 * way around a page by its headings.
 */
export const headingOrder = rule('heading-order', '/handbook/pages#headings', ({ page, site, report }) => {
  if (!page.tree) return;
  const isMain = ({ level }: Heading) => level === 1;
  const outline = outlineOf(page);
  const shared = importedFiles(page).flatMap((file) => site.pageOfFile(file) ?? []);
  if (page.kind === 'page' && ![page, ...shared].some((part) => !part.tree || outlineOf(part).some(isMain)))
    report(START_OF_FILE, 'This page has no headline. Start it with <Hero title="…">.');
  const places = { main: outline.find(isMain), first: outline[0] };
  // What is before shared text depends on the page that shows it.
  let before = page.kind === 'shared' ? DEEPEST : 1;
  for (const heading of outline) {
    const fault = faultOf(heading, before, places);
    if (fault) report(heading.place, fault);
    if (heading.level > 1 || heading === places.main) before = heading.level;
  }
});
