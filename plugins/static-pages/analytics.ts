import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { scriptFile } from './scriptFile';

/** The script that asks about analytics and counts, with the measurement ID in it. */
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

/** Puts the script about analytics on every page of a build with a measurement ID, and does nothing without one. */
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
