import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { posixPath } from '../../lib/files';
import { messagesAbout, type Range, rangeOf } from '../../lib/message';
import type { Page } from '../pages/page';
import { currentSite, readFile, type Site, withPage } from './site';

declare module 'vfile' {
  interface DataMap {
    /** The file, read and parsed. */
    page: Page;
    /** The site that the file is a part of. */
    site: Site;
  }
}

/**
 * Adds a message about a part of the file to it.
 * @param expected what to write in place of exactly that part, if that certainly makes the page right; an empty range inserts
 */
export type Report = (place: Nodes | Range, reason: string, expected?: string | null) => void;

/** What a rule works with. */
interface Context {
  file: VFile;
  /** The file, read and parsed. */
  page: Page;
  /** The site in which the file has the text that is checked. */
  site: Site;
  report: Report;
}

/**
 * Makes a plugin of a rule.
 * @param name what a comment silences, and what findings show
 * @param url the section of the handbook that says more
 */
export function rule(name: string, url: string, check: (context: Context) => void | Promise<void>) {
  return lintRule<Root>({ origin: `check:${name}`, url }, (_, file) => {
    const { page, site } = file.data;
    if (!page || !site) throw new Error(`${file.path} was not read by the preset of the content check.`);
    const messageAbout = messagesAbout(page.source);
    const report: Report = (place, reason, expected) =>
      void file.messages.push(messageAbout('type' in place ? rangeOf(place) : place, reason, expected));
    return check({ file, page, site, report });
  });
}

interface Processor {
  parser?: (text: string, file: VFile) => Root;
  compiler?: (tree: Nodes, file: VFile) => string;
}

/**
 * The plugin that reads a file in place of remark's own parser, which throws where a page does not parse. A tool that does not bring the
 * site, such as an editor, gets the one in its working directory. Nothing that runs this preset formats a page.
 */
export function reader(this: unknown): void {
  const processor = this as Processor;
  processor.parser = (text, file) => {
    const site = file.data.site ?? currentSite(file.cwd);
    const name = posixPath(path.relative(site.directory, path.resolve(file.cwd, file.path)));
    const page = readFile(site, name, text);
    Object.assign(file.data, { page, site: withPage(site, page) });
    // The texts of facts are no Markdown.
    return (page.kind === 'facts' ? null : page.tree) ?? { type: 'root', children: [] };
  };
  processor.compiler = (_, file) => String(file);
}
