import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { scriptFile } from './scriptFile';

/** Bundles the script that asks for consent and loads analytics, with the measurement ID. */
function analyticsScript(siteDir: string, measurementId: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(siteDir, 'src/analytics/analytics.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { MEASUREMENT_ID: JSON.stringify(measurementId) },
  });
  return outputFiles[0]?.text ?? '';
}

/** Adds the analytics script to every page of a build with a measurement ID. Does nothing without one. */
export default function analytics({ siteDir, siteConfig }: LoadContext): Plugin {
  const { measurementId } = siteConfig.customFields as { measurementId?: string };
  const file = measurementId ? scriptFile('analytics', analyticsScript(siteDir, measurementId)) : null;
  return {
    name: 'analytics',
    injectHtmlTags: () =>
      file ? { headTags: [{ tagName: 'script', attributes: { src: file.address, defer: true } }] } : {},
    async postBuild({ outDir }) {
      await file?.write(outDir);
    },
  };
}
