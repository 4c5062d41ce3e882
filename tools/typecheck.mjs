/**
 * `npm run typecheck`: TypeScript over code and pages. Pages go through the MDX language plugin, so that a wrong or
 * missing setting of a block is an error with file and line; plain `tsc` does not read pages. `npm run check:content` reports
 * the same mistakes in a writer's words.
 */
import { createRequire } from 'node:module';
import { createMdxLanguagePlugin } from '@mdx-js/language-service';
import { runTsc } from '@volar/typescript/lib/quickstart/runTsc.js';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { exitWithHelp } from '../lib/arguments.mjs';

exitWithHelp('npm run typecheck\n\nChecks the types in code and in pages. Takes the options of TypeScript’s tsc.');

const require = createRequire(import.meta.url);

runTsc(
  require.resolve('typescript/lib/tsc'),
  { extraSupportedExtensions: ['.mdx'], extraExtensionsToRemove: [] },
  // Editors set up the same plugin from `tsconfig.json`.
  () => [createMdxLanguagePlugin([remarkFrontmatter, remarkGfm], [], true)],
);
