import { pageCodeDiagnostics } from '../../../plugins/mdx/page-code/pageCode';
import type { PageRule } from '../rule';
import { fact } from './fact';
import { importLine } from './importLine';
import { unknownBlock } from './unknownBlock';

/** The rules that explain a mistake better than "not allowed". `link-scheme` reports addresses. */
const BETTER_RULES: readonly PageRule[] = [importLine, unknownBlock, fact];

/** What a page may not contain because it would be a program: exports, calls, HTML that does something. */
export const forbiddenCode: PageRule = {
  name: 'forbidden-code',
  severity: 'error',
  handbook: '/handbook/pages#what-a-page-cannot-contain',
  checkPage: async (page, site) => {
    if (!page.tree) return [];
    const diagnostics = pageCodeDiagnostics(page.tree, { isHandbook: page.kind === 'handbook' });
    if (diagnostics.length === 0) return [];

    const better = [...(await Promise.all(BETTER_RULES.map((rule) => rule.checkPage(page, site))))].flatMap((found) => [
      ...found,
    ]);
    const textOf = ({ start, end }: { start: number; end: number }) => page.source.slice(start, end);
    return diagnostics
      .filter(({ kind, start, end }) => {
        if (kind === 'code') return true;
        // Some rules report a name once.
        const isSame = (other: { start: number; end: number }) =>
          (other.start <= start && end <= other.end) || textOf(other) === textOf({ start, end });
        return kind !== 'address' && !better.some(isSame);
      })
      .map(({ start, end, message }) => ({ start, end, message }));
  },
};
