/**
 * `npm run typecheck`: TypeScript over code and pages. Pages go through the MDX language plugin, so that a wrong or
 * missing setting of a block is an error with file and line; plain `tsc` sees none of them.
 */
import { createRequire } from 'node:module';
import { createMdxLanguagePlugin } from '@mdx-js/language-service';
import { runTsc } from '@volar/typescript/lib/quickstart/runTsc.js';

const require = createRequire(import.meta.url);
const languagePlugin = createMdxLanguagePlugin([], [], true);

runTsc(
  require.resolve('typescript/lib/tsc'),
  { extraSupportedExtensions: ['.mdx'], extraExtensionsToRemove: [] },
  () => [languagePlugin],
);
