import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { build } from 'esbuild';
import { liveSentence } from '../../lib/liveDays';
import { pageSources } from '../../lib/pageSources';
import { BAR_SCRIPT, BAR_STYLES, type BarSettings, CHANGES_FILE, type PreviewBuild } from './build';

/** Files of the site, and what previews use instead. */
const REPLACED = { 'src/forms/send.ts': 'plugins/preview/sendNothing.ts' };

function sourcesOf(routes: readonly RouteConfig[]): Record<string, string> {
  return Object.fromEntries(
    routes.flatMap(({ path: route, metadata, routes: inner = [] }) => [
      // The handbook's pages about blocks are written by its plugin, so there is nothing to edit.
      ...(metadata?.sourceFilePath && !metadata.sourceFilePath.startsWith('handbook/blocks/')
        ? [[route, metadata.sourceFilePath]]
        : []),
      ...Object.entries(sourcesOf(inner)),
    ]),
  );
}

async function liveDaysOf(siteDir: string): Promise<Record<string, string>> {
  const days = (await pageSources(siteDir)).map(({ route, frontMatter }) => [route, liveSentence(frontMatter)]);
  return Object.fromEntries(days.filter(([, sentence]) => sentence !== null));
}

async function writeBar(siteDir: string, outDir: string, settings: BarSettings): Promise<void> {
  await mkdir(path.join(outDir, path.dirname(BAR_SCRIPT)), { recursive: true });
  const bar = (name: string) => path.join(siteDir, 'plugins/preview/bar', name);
  const shared = { bundle: true, minify: true, target: 'es2022', charset: 'utf8' } as const;
  await build({
    ...shared,
    entryPoints: [bar('index.ts')],
    outfile: path.join(outDir, BAR_SCRIPT),
    format: 'iife',
    define: { BAR_SETTINGS: JSON.stringify(settings) },
  });
  await build({
    ...shared,
    target: 'chrome123',
    entryPoints: [bar('index.css')],
    outfile: path.join(outDir, BAR_STYLES),
  });
}

/** Without this file, every page of a preview without a comparison would have a failed request. */
async function writeNoChanges(outDir: string): Promise<void> {
  const file = path.join(outDir, CHANGES_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'null\n');
}

/**
 * Adds the preview bar to every page and keeps forms from sending. Only previews use this plugin. What tells search
 * engines to ignore a preview is elsewhere.
 */
export default function preview({ siteDir }: LoadContext, options: unknown): Plugin {
  // Docusaurus adds an id to the options of every plugin.
  const { id: _, ...previewBuild } = options as PreviewBuild & { id: string };
  return {
    name: 'preview',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(Object.entries(REPLACED).map((pair) => pair.map((file) => path.join(siteDir, file)))),
      },
    }),
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', attributes: { src: `/${BAR_SCRIPT}`, defer: true } }],
    }),
    async postBuild({ outDir, routes }) {
      await writeNoChanges(outDir);
      await writeBar(siteDir, outDir, {
        ...previewBuild,
        sources: sourcesOf(routes),
        liveDays: await liveDaysOf(siteDir),
      });
    },
  };
}
