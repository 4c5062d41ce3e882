import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pageOf } from '../lint';

/** Blocks, braces and imports that cannot be read. Other rules check the rest of the page. */
export const doesNotParse = lintRule<Root>(
  { origin: 'check:does-not-parse', url: '/handbook/pages#special-characters' },
  (_, file) => void file.messages.push(...pageOf(file).problems),
);
