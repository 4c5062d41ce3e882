import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { posixPath } from '../../lib/files';
import { messagesAbout, type Report } from '../../lib/message';
import type { Page } from '../pages/page';
import { currentSite, type Site } from './site';

declare module 'vfile' {
  interface DataMap {
    /** The file, read and parsed. */
    page: Page;
    /** The site that the file is a part of. */
    site: Site;
  }
}

/** What a rule works with. */
interface Context {
  file: VFile;
  /** The file, read and parsed. */
  page: Page;
  /** The site in which the file has the text that is checked. */
  site: Site;
  /** Adds a message about a part of the file to it. */
  report: Report;
}

export function contextOf(file: VFile): Context {
  const { page, site } = file.data;
  if (!page || !site) throw new Error(`${file.path} was not read by the preset of the content check.`);
  const messageAbout = messagesAbout(page.source);
  const report: Report = (...parameters) => {
    const message = messageAbout(...parameters);
    file.messages.push(message);
    return message;
  };
  return { file, page, site, report };
}

/**
 * Makes a plugin of a rule.
 * @param name what a comment silences, and what findings show
 * @param url the section of the handbook that says more
 */
export function rule(name: string, url: string, check: (context: Context) => void | Promise<void>) {
  return lintRule<Root>({ origin: `check:${name}`, url }, (_, file) => check(contextOf(file)));
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
    const page = site.read(name, text);
    Object.assign(file.data, { page, site: site.withPage(page) });
    // The texts of facts are no Markdown.
    return (page.kind === 'facts' ? null : page.tree) ?? { type: 'root', children: [] };
  };
  processor.compiler = (_, file) => String(file);
}
