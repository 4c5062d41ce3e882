import type { Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Range, rangeOf } from '../../lib/message';
import { structures } from '../../src/blocks/structures';
import { type Element, isElement, nameRange, settingOfName } from './elements';
import { importedFile, pageImports } from './imports';
import type { Page } from './page';
import type { Site } from './site';

/** A heading as it appears on the page. */
export interface OutlineHeading extends Range {
  /** 1 to 6. */
  level: number;
  /** Null where it is made by code. */
  text: string | null;
  /** The file that contains it. */
  file: string;
}

/** The deepest level of a block's heading, as in `src/ui/headingLevel.tsx`. */
export const DEEPEST = 4;

/** The headings of a page in order: from Markdown, from the settings of blocks, and from shared text. */
export function outlineOf(page: Page, site: Site): OutlineHeading[] {
  const outline: OutlineHeading[] = [];

  function visitFile(file: Page, level: number, path: readonly Page[]): void {
    const words = new Map(pageImports(file).map(({ name, source }) => [name, importedFile(file, source)]));

    function visitElement(node: Element, here: number): void {
      const { heading, level: own, deepens, ownHeadings = [] } = structures[node.name ?? ''] ?? {};
      if (heading) {
        const setting = settingOfName(file, node, heading);
        const range = setting?.valueRange ?? nameRange(node);
        outline.push({ ...range, level: own ?? here, text: setting?.value ?? null, file: file.file });
      }
      for (const steps of ownHeadings) {
        outline.push({ ...nameRange(node), level: Math.min(here + steps, DEEPEST), text: null, file: file.file });
      }
      const shared = site.pageOfFile(words.get(node.name ?? '') ?? '');
      if (shared && !path.includes(shared)) visitFile(shared, here, [...path, shared]);
      visitChildren(node, deepens ? Math.min(here + 1, DEEPEST) : here);
    }

    function visitChildren(parent: Parents, here: number): void {
      for (const node of parent.children) {
        if (isElement(node)) visitElement(node, here);
        else if (node.type === 'heading') {
          outline.push({ ...rangeOf(node), level: node.depth, text: textOf(node), file: file.file });
        } else if ('children' in node) visitChildren(node, here);
      }
    }

    if (file.tree) visitChildren(file.tree, level);
  }

  visitFile(page, 2, [page]);
  return outline;
}
