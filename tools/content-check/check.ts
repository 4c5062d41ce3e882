import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { filesIn } from '../../lib/files';
import type { Finding } from './finding';
import { pluginsWith } from './preset';
import type { Site } from './site';

/** The files that the check reads: pages, facts, pictures, and whatever else is among the pages and the facts. */
export function filesToCheck(site: Site): string[] {
  const { directory } = site;
  const inPages = filesIn(path.join(directory, 'pages')).map((file) => `pages/${file}`);
  const folder = path.join(directory, 'src/site');
  const facts = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  const pictures = site.staticFiles().filter((address) => address.startsWith('/images/'));
  return [
    ...new Set([
      ...site.pages.map(({ file }) => file),
      ...inPages,
      ...facts.map((name) => `src/site/${name}`),
      ...pictures.map((address) => `static${address}`),
      ...site.refusedFiles().map(({ file }) => file),
    ]),
  ].sort();
}

/**
 * Runs the rules over one file of a site.
 * @param rules the names of the rules; by default all
 */
export async function checkedFile(site: Site, name: string, rules?: readonly string[]): Promise<VFile> {
  const file = new VFile({ path: name, cwd: site.directory, value: site.sourceOf(name), data: { site } });
  const processor = unified().use(pluginsWith({ names: rules }));
  await processor.run(processor.parse(file), file);
  return file;
}

/**
 * Checks one file of a site. An editor keeps the site and replaces the page (`Site.withPage`), so that whatever depends on other
 * files alone is known.
 * @param rules the names of the rules; by default all
 * @returns the messages, sorted by line and column
 */
export async function checkFile(site: Site, name: string, rules?: readonly string[]): Promise<Finding[]> {
  const { messages } = await checkedFile(site, name, rules);
  return messages.map(({ reason, line, column, place, ruleId, fatal, url, expected }) => {
    return { file: name, reason, line, column, place, ruleId, fatal, url, expected };
  });
}

/** Checks a whole site. The messages are sorted by file, line and column. */
export async function checkSite(site: Site, rules?: readonly string[]): Promise<Finding[]> {
  const messages: Finding[] = [];
  for (const name of filesToCheck(site)) messages.push(...(await checkFile(site, name, rules)));
  return messages;
}
