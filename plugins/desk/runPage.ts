import * as blocks from '@site/src/blocks';
import { markdownComponents } from '@site/src/layouts/markdown';
import type { ReactNode } from 'react';
import { Fragment, jsxDEV } from 'react/jsx-dev-runtime';

interface BundlerContext {
  keys(): string[];
  (key: string): unknown;
}

// The bundler replaces the call. TypeScript does not know it.
declare const require: { context(folder: string, deep: boolean, pattern: RegExp): BundlerContext };

/** The line on which an element starts. A symbol, so that neither React nor a block sees a setting. */
export const LINE: unique symbol = Symbol.for('desk.line');

function modulesIn(context: BundlerContext, address: (key: string) => string): [string, unknown][] {
  return context.keys().map((key) => [address(key.slice(2)), context(key)]);
}

/** Everything that a page may import; the content check enforces it. */
const modules: Record<string, unknown> = Object.fromEntries([
  ['@site/src/blocks', blocks],
  ...modulesIn(
    require.context('@site/src/site', false, /(?<!\.d)\.ts$/),
    (key) => `@site/src/site/${key.replace(/\.ts$/, '')}`,
  ),
  ...modulesIn(require.context('@site/pages/_shared', true, /\.mdx$/), (key) => `@site/pages/_shared/${key}`),
]);

type Create = typeof jsxDEV;

/** Like React's, but remembers the line. */
const withLine: Create = (type, props, key, isStatic, source, self) => {
  const marked = source?.lineNumber ? { ...(props as object), [LINE]: source.lineNumber } : props;
  return jsxDEV(type, marked, key, isStatic, source, self);
};

/**
 * Turns a page compiled by `tools/desk/server/compilePage.ts` into a function that renders it. It calls no hook.
 * @throws Error if the page imports something that does not exist
 */
export function runPage(code: string): () => ReactNode {
  const run = new Function('options', 'modules', code);
  // Not the provider's hook: a text with other elements would call it more or fewer times.
  return run({ Fragment, jsxDEV: withLine, useMDXComponents: () => markdownComponents }, modules).default;
}
