/**
 * How TypeScript reads MDX: one plugin for `npm run typecheck` and `npm run check:content`. The editor makes the same
 * one from `tsconfig.json`.
 * @import {Node} from 'unist'
 * @import {Plugin} from 'unified'
 */
import { createMdxLanguagePlugin } from '@mdx-js/language-service';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/**
 * @param {ReadonlyMap<string, Node>} [parsed] trees of pages that were parsed before, by their text
 * @returns the language plugin for Volar, which checks pages as strictly as code
 */
export function mdxLanguage(parsed = new Map()) {
  /** @type {Plugin} */
  function useParsed() {
    const parse = this.parser;
    if (parse) this.parser = (text, file) => parsed.get(text) ?? parse(text, file);
  }
  return createMdxLanguagePlugin([remarkFrontmatter, remarkGfm, useParsed], [], true);
}
