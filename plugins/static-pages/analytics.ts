import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { factsPlugin } from '../bundler/facts';
import { scriptFile } from './scriptFile';

/** Bundles the script that asks for consent and loads analytics, with the measurement ID. */
async function analyticsScript(siteDir: string, measurementId: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/analytics/analytics.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    plugins: [factsPlugin(siteDir)],
    define: { MEASUREMENT_ID: JSON.stringify(measurementId) },
  });
  return outputFiles[0]?.text ?? '';
}

/** Adds the analytics script to every page of a build with a measurement ID. Does nothing without one. */
export default async function analytics({ siteDir, siteConfig }: LoadContext): Promise<Plugin> {
  const { measurementId } = siteConfig.customFields as { measurementId?: string };
  const file = measurementId ? scriptFile('analytics', await analyticsScript(siteDir, measurementId)) : null;
  return {
    name: 'analytics',
    injectHtmlTags: () =>
      file ? { headTags: [{ tagName: 'script', attributes: { src: file.address, defer: true } }] } : {},
    async postBuild({ outDir }) {
      await file?.write(outDir);
    },
  };
}
