import { createMdxLanguagePlugin } from '@mdx-js/language-service';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/**
 * Teaches TypeScript to read MDX, for `npm run typecheck` and `npm run check:content`. Editors set up the same plugin
 * from `tsconfig.json`.
 * @import {Node} from 'unist'
 * @import {Plugin} from 'unified'
 */

/**
 * Creates the language plugin for Volar, which checks pages as strictly as code.
 * @param {ReadonlyMap<string, Node>} [parsed] syntax trees of pages that are already parsed, by the page's text
 */
export function mdxLanguage(parsed = new Map()) {
  /** @type {Plugin} */
  function useParsed() {
    const parse = this.parser;
    if (parse) this.parser = (text, file) => parsed.get(text) ?? parse(text, file);
  }
  return createMdxLanguagePlugin([remarkFrontmatter, remarkGfm, useParsed], [], true);
}
