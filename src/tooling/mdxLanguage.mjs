/**
 * How TypeScript reads MDX: one plugin for `npm run typecheck` and `npm run check:content`. The editor makes the same
 * one from `tsconfig.json`.
 */
import { createMdxLanguagePlugin } from '@mdx-js/language-service';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/** @returns the language plugin for Volar, which checks pages as strictly as code */
export function mdxLanguage() {
  return createMdxLanguagePlugin([remarkFrontmatter, remarkGfm], [], true);
}
