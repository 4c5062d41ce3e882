import path from 'node:path';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { filesIn } from '../../lib/files';
import { pluginsWith } from './preset';
import { type Site, textOfFile } from './site';

/** The files that the check reads: everything in the folders of pages and facts, the handbook, and files that the build refuses to publish. */
function filesToCheck({ directory, pages, refusedFiles }: Site): string[] {
  const inFolders = ['pages', 'src/facts'].flatMap((folder) =>
    filesIn(path.join(directory, folder)).map((file) => `${folder}/${file}`),
  );
  const others = [...pages, ...refusedFiles()].map(({ file }) => file);
  return [...new Set([...inFolders, ...others])].filter((file) => !/^src\/facts\/.*\.tsx?$/.test(file)).sort();
}

/**
 * Checks one file of a site. Its messages are sorted by position.
 * @param rules the names of the rules; by default all
 */
export async function checkedFile(site: Site, name: string, rules?: readonly string[]): Promise<VFile> {
  const file = new VFile({ path: name, cwd: site.directory, value: textOfFile(site, name), data: { site } });
  const processor = unified().use(pluginsWith(rules));
  await processor.run(processor.parse(file), file);
  return file;
}

/** Checks a whole site, and returns its files in order, each with its messages. */
export async function checkedFiles(site: Site, rules?: readonly string[]): Promise<VFile[]> {
  const files: VFile[] = [];
  for (const name of filesToCheck(site)) files.push(await checkedFile(site, name, rules));
  return files;
}
