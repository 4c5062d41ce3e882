import path from 'node:path';
import { build } from 'esbuild';
import { escapeHtml } from '../../../lib/text';
import { factsPlugin } from '../../../plugins/bundler/facts';
import { DESK_PATH } from '../../../plugins/desk/messages';
import { company } from '../../../src/site/company';

/** Bundles the desk's page in memory, which takes about half a second. */
export async function bundleDesk(siteDirectory: string): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await build({
    absWorkingDir: siteDirectory,
    entryPoints: ['tools/desk/app/main.tsx'],
    bundle: true,
    write: false,
    outdir: 'desk',
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    loader: { '.woff2': 'empty' },
    external: ['*.woff2'],
    plugins: [factsPlugin(siteDirectory)],
    alias: {
      'node:path': require.resolve('path-browserify'),
      '@docusaurus/utils/lib/markdownUtils': './tools/desk/app/browserYaml.ts',
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    logLevel: 'error',
  });
  const text = (extension: string) => outputFiles.find((file) => path.extname(file.path) === extension)?.text ?? '';
  return { script: text('.js'), styles: text('.css') };
}

/** The page around the desk. */
export function shellPage(token: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="desk-token" content="${token}">
<title>Desk | ${escapeHtml(company.brand)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${DESK_PATH}/desk.css">
<div id="desk"></div>
<noscript>The desk needs JavaScript.</noscript>
<script type="module" src="${DESK_PATH}/desk.js"></script>
</html>`;
}
