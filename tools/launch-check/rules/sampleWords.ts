import { nodesOf } from '../../content-check/page';
import type { LaunchRule } from '../rule';

/** `{/* sample: delete this section … *\/}`: the text after the colon says what to do. */
const COMMENT = /^\s*\/\*\s*sample:\s*([\s\S]*?)\s*\*\/\s*$/;

/** Text that a comment marks as true of the sample only. */
export const sampleWords: LaunchRule = {
  name: 'sample-words',
  check: ({ pages }) =>
    pages.flatMap((page) =>
      nodesOf(page).flatMap((node) => {
        const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
        const mend = isCode && COMMENT.exec(node.value)?.[1];
        if (!mend) return [];
        const line = node.position?.start.line ?? 1;
        return { file: page.file, line, what: 'This text is true of the sample company only.', mend };
      }),
    ),
};
