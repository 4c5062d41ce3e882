import type { Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Range, rangeOf } from '../../../lib/message';
import { structures } from '../../../src/blocks/structures';
import { type Element, importedFile, isElement, nameRange, pageImports, settingOfName } from '../../pages/elements';
import type { Page } from '../../pages/page';
import { rule } from '../context';
import type { Site } from '../site';

/** A heading as it appears on the page. */
interface Heading extends Range {
  /** 1 to 6. */
  level: number;
  /** Null if code makes it. */
  text: string | null;
  /** The file that contains it. */
  file: string;
  /** The `#` characters of a Markdown heading; empty for one with a line of "=" or "-" below its text. */
  mark?: string;
  isInSection: boolean;
}

/** The deepest level of a block's heading, as in `src/ui/headingLevel.tsx`. */
const DEEPEST = 4;

/** The headings of a page in order: from Markdown, from the settings of blocks, and from shared text. */
function outlineOf(page: Page, site: Site): Heading[] {
  const outline: Heading[] = [];

  function visitFile(file: Page, firstLevel: number, path: readonly Page[]): void {
    const shownFiles = new Map(pageImports(file).map(({ name, source }) => [name, importedFile(file, source)]));
    const add = (range: Range, level: number, text: string | null, isInSection: boolean, mark?: string) =>
      outline.push({ start: range.start, end: range.end, level, text, file: file.file, mark, isInSection });

    function visitElement(node: Element, level: number, isInSection: boolean): void {
      const { heading, level: own, deepens, ownHeadings = [] } = structures[node.name ?? ''] ?? {};
      const setting = heading ? settingOfName(file, node, heading) : undefined;
      if (heading) add(setting?.valueRange ?? nameRange(node), own ?? level, setting?.value ?? null, isInSection);
      for (const steps of ownHeadings) add(nameRange(node), Math.min(level + steps, DEEPEST), null, isInSection);
      const shared = site.pageOfFile(shownFiles.get(node.name ?? '') ?? '');
      if (shared && !path.includes(shared)) visitFile(shared, level, [...path, shared]);
      visitChildren(node, deepens ? Math.min(level + 1, DEEPEST) : level, isInSection || node.name === 'Section');
    }

    function visitChildren(parent: Parents, level: number, isInSection: boolean): void {
      for (const node of parent.children) {
        if (isElement(node)) visitElement(node, level, isInSection);
        else if (node.type === 'heading') {
          const mark = /^#*/.exec(file.source.slice(rangeOf(node).start))?.[0];
          add(rangeOf(node), node.depth, textOf(node), isInSection, mark);
        } else if ('children' in node) visitChildren(node, level, isInSection);
      }
    }

    if (file.tree) visitChildren(file.tree, firstLevel, false);
  }

  visitFile(page, 2, [page]);
  return outline;
}

/** Says what is wrong with a heading; null if nothing is. */
function faultOf(heading: Heading, before: number, outline: readonly Heading[]): string | null {
  const { level, text, mark, isInSection } = heading;
  const isMain = heading === outline.find((it) => it.level === 1);
  if (mark === '')
    return level === 1
      ? 'This line turns the text above into a heading. Delete it, or write "### " before the text.'
      : null;
  if (isMain) return heading === outline[0] ? null : 'The headline comes first on a page. Move its block to the top.';
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
  return text?.trim() === '' && mark ? 'This heading is empty. Write its text, or delete it.' : null;
}

function faultsOf(page: Page, site: Site): [Heading, string][] {
  const outline = outlineOf(page, site);
  let before = 1;
  return outline.flatMap((heading) => {
    const fault = faultOf(heading, before, outline);
    if (heading.level > 1 || heading === outline.find(({ level }) => level === 1)) before = heading.level;
    return fault ? [[heading, fault]] : [];
  });
}

/**
 * Pages without a main heading or with more than one, empty headings, and skipped levels. Screen reader users find their
 * way around a page by its headings.
 */
export const headingOrder = rule('heading-order', '/handbook/pages#headings', ({ page, site, report }) => {
  if (!page.tree || page.kind === 'facts') return;
  if (page.kind === 'page' && !outlineOf(page, site).some(({ level }) => level === 1))
    report({ start: 0, end: 0 }, 'This page has no headline. Start it with <Hero title="…">.');
  const shownOn = page.kind === 'shared' ? site.routesShowing(page).flatMap((it) => site.routes.get(it) ?? []) : [page];
  const own = shownOn.flatMap((it) => (it.tree ? faultsOf(it, site) : [])).filter(([it]) => it.file === page.file);
  // Text that several pages share is reported once.
  for (const [heading, fault] of new Map(own.map((it) => [it[0].start, it])).values()) report(heading, fault);
});
