import type { Parents } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { rangeOf, START_OF_FILE, type TextRange } from '../../../lib/range';
import { structureOf } from '../../../src/blocks/structures';
import { deepestHeading } from '../../../src/ui/headingLevel';
import { isElement, nameRange, settingOfName, sharedTextsOf } from '../../pages/elements';
import type { Page } from '../../pages/sourceFile';
import { pageRule } from '../rule';

/** A heading as it appears on the page. */
interface OutlineEntry {
  range: TextRange;
  /** 1 to 6. */
  level: number;
  /** Of Markdown headings, their text. */
  text?: string;
  /** Whether it is inside a block whose own heading is of the second level. */
  isInside: boolean;
}

/** The headings of a file in order: from Markdown, and from the settings of blocks. */
function outlineOf(page: Page): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  function visit(parent: Parents, level: number): void {
    const isInside = level > 2;
    for (const node of parent.children) {
      if (node.type === 'heading') {
        outline.push({ range: rangeOf(node), level: node.depth, text: textOfNode(node), isInside });
      } else if (isElement(node)) {
        const { heading, level: own, deepens, ownHeadings = [] } = structureOf(node.name);
        const range = settingOfName(page, node, heading ?? '')?.valueRange ?? nameRange(node);
        if (heading) outline.push({ range, level: own ?? level, isInside });
        for (const steps of ownHeadings)
          outline.push({ range, level: Math.min(level + steps, deepestHeading), isInside });
        visit(node, deepens ? Math.min(level + 1, deepestHeading) : level);
      } else if ('children' in node) visit(node, level);
    }
  }
  if (page.tree) visit(page.tree, 2);
  return outline;
}

/** What is wrong with a heading; null for one in order. `before` is the level of the one before. */
function headingError({ level, text, isInside }: OutlineEntry, before: number): string | null {
  if (text === undefined) {
    if (level === 1) return 'A page has one headline, in its <Hero>. Write a <Section> instead.';
    return level > before + 1 ? 'A level is skipped before this heading. Give the <Section> around it a title.' : null;
  }
  if (text.trim() === '') return 'This heading is empty. Write its text, or delete it.';
  const correctLevel = Math.min(Math.max(level, isInside ? 3 : 2), before + 1, deepestHeading);
  if (level === correctLevel) return null;
  return `This heading does not follow from the one before or around it. Write "${'#'.repeat(correctLevel)} ${text}"; if it is no heading, delete the signs before or below it.`;
}

/**
 * Pages without a main heading or with more than one, empty headings, and wrong levels. Screen reader users find their way around a
 * page by its headings.
 */
export const headingOrderRule = pageRule('heading-order', '/handbook/pages#headings', ({ page, site, report }) => {
  if (!page.tree) return;
  const isMain = ({ level }: OutlineEntry) => level === 1;
  const outline = outlineOf(page);
  const shared = sharedTextsOf(page).flatMap(({ file }) => site.pageOfFile(file) ?? []);
  if (page.kind === 'page' && ![page, ...shared].some((part) => !part.tree || outlineOf(part).some(isMain)))
    report(START_OF_FILE, 'This page has no headline. Start it with <Hero title="…">.');
  const [first] = outline;
  const main = outline.find(isMain);
  if (main && first && main !== first)
    report(first.range, 'This heading is above the headline. Move the block with the headline to the top.');
  // What is before shared text depends on the page that shows it.
  let before = page.kind === 'shared' ? deepestHeading : 1;
  for (const heading of outline) {
    if (heading !== main) report(heading.range, headingError(heading, before));
    if (heading.level > 1 || heading === main) before = heading.level;
  }
});
