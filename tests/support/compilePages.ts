/**
 * Reads a JSON list of paths and texts, compiles them as the build does, with the site's own configuration, and writes a JSON list of
 * the error of each, or of its code as a CommonJS module.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSiteConfig } from '@docusaurus/core/lib/server/config';
import { createProcessors } from '@docusaurus/mdx-loader/lib/processor';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { Options } from '@docusaurus/preset-classic';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { transform } from 'esbuild';

type PluginOptions = Extract<Options['pages'], object> & { path: string };

/** Finds the options of every plugin that reads pages, wherever the configuration has them. */
function pagesOptions(value: unknown): PluginOptions[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = 'include' in value && 'path' in value ? [value as PluginOptions] : [];
  return [...found, ...Object.values(value).flatMap(pagesOptions)];
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const { siteConfig } = await loadSiteConfig({ siteDir });
  const markdownConfig = siteConfig.markdown;
  // Making a compiler takes longer than compiling a page.
  const compilers = await Promise.all(
    pagesOptions([siteConfig.presets, siteConfig.plugins]).map(async (plugin) => {
      const options = { ...plugin, admonitions: true, markdownConfig, siteDir, staticDirs: [] };
      return { ...options, processors: await createProcessors({ options }) };
    }),
  );
  const compiled: { error: string; code: string }[] = [];
  for (const [file, fileContent] of JSON.parse(readFileSync(0, 'utf8')) as [string, string][]) {
    const options = compilers.find((compiler) => file.startsWith(`${compiler.path}/`));
    if (!options) throw new Error(`No plugin reads ${file}.`);
    const filePath = path.join(siteDir, file);
    try {
      const { frontMatter } = await markdownConfig.parseFrontMatter({
        filePath,
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      const { content } = await compileToJSX({ filePath, fileContent, frontMatter, options, compilerName: 'client' });
      const { code } = await transform(content, { format: 'cjs', loader: 'jsx', jsx: 'automatic' });
      compiled.push({ error: '', code });
    } catch (error) {
      compiled.push({ error: String([error, (error as Error).cause]), code: '' });
    }
  }
  process.stdout.write(JSON.stringify(compiled));
}

void main();
