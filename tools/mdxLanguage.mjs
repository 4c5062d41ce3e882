import { createMdxLanguagePlugin } from '@mdx-js/language-service';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/**
 * Creates the plugin that lets TypeScript read MDX (through Volar) and check pages as strictly as code. Editors set up the same plugin
 * from `tsconfig.json`.
 */
export function mdxLanguage() {
  return createMdxLanguagePlugin([remarkFrontmatter, remarkGfm], [], true);
}
