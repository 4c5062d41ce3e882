import { visit } from 'unist-util-visit';
import type { LaunchDiagnostic } from '../finding';
import type { LaunchRule } from '../rule';

/** `{/* sample: delete this section … *\/}`: the words after the colon say what to do. */
const COMMENT = /^\s*\/\*\s*sample:\s*([\s\S]*?)\s*\*\/\s*$/;

/** Words of a page that are marked by a comment as true of the sample only. */
export const sampleWords: LaunchRule = {
  name: 'sample-words',
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const obstacles: LaunchDiagnostic[] = [];
      if (!page.tree) return obstacles;
      visit(page.tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
        const mend = 'value' in node ? COMMENT.exec(node.value)?.[1] : undefined;
        if (mend === undefined) return;
        const line = node.position?.start.line ?? 1;
        obstacles.push({ file: page.file, line, what: 'Words that are true of the sample only.', mend });
      });
      return obstacles;
    }),
};
