import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { filesIn } from '../../lib/files';
import type { Finding } from './finding';
import { pluginsWith } from './preset';
import type { Site } from './site';

/** The files that the check reads: pages, facts, whatever else is among them, and files that the build refuses to publish. */
function filesToCheck(site: Site): string[] {
  const { directory } = site;
  const inPages = filesIn(path.join(directory, 'pages')).map((file) => `pages/${file}`);
  const folder = path.join(directory, 'src/facts');
  const facts = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return [
    ...new Set([
      ...site.pages.map(({ file }) => file),
      ...inPages,
      ...facts.map((name) => `src/facts/${name}`),
      ...site.refusedFiles().map(({ file }) => file),
    ]),
  ].sort();
}

/** Checks one file of a site. Its messages are sorted by line and column. */
export async function checkedFile(site: Site, name: string, rules?: readonly string[]): Promise<VFile> {
  const file = new VFile({ path: name, cwd: site.directory, value: site.sourceOf(name), data: { site } });
  const processor = unified().use(pluginsWith(rules));
  await processor.run(processor.parse(file), file);
  return file;
}

const findingsOf = (file: VFile): Finding[] =>
  file.messages.map(({ reason, line, column, place, ruleId, fatal, url, expected }) => {
    return { file: file.path, reason, line, column, place, ruleId, fatal, url, expected };
  });

/**
 * Checks a whole site.
 * @param rules the names of the rules; by default all
 * @returns its files in order, each with its messages sorted by line and column
 */
export async function checkedFiles(site: Site, rules?: readonly string[]): Promise<VFile[]> {
  const files: VFile[] = [];
  for (const name of filesToCheck(site)) files.push(await checkedFile(site, name, rules));
  return files;
}

/** Checks a whole site as `checkedFiles` does. Returns the messages as plain data. */
export async function checkSite(site: Site, rules?: readonly string[]): Promise<Finding[]> {
  return (await checkedFiles(site, rules)).flatMap(findingsOf);
}
