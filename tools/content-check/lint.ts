import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { posixPath } from '../../lib/files';
import { messagesAbout, type Report } from '../../lib/message';
import { factsPage } from './factTexts';
import { type Page, readPage, unreadPage, withoutMark } from './page';
import { currentSite, kindOf, type Site } from './site';

declare module 'vfile' {
  interface DataMap {
    /** The file, read and parsed. */
    page: Page;
    /** The site that the file is a part of. */
    site: Site;
  }
}

/** Returns the file that a rule checks, read and parsed. */
export function pageOf({ data, path: name }: VFile): Page {
  if (!data.page) throw new Error(`${name} was not read by the preset of the content check.`);
  return data.page;
}

/** Returns the site of the file that a rule checks; in it, the file has the text that is checked. */
export function siteOf({ data, path: name }: VFile): Site {
  if (!data.site) throw new Error(`${name} was not read by the preset of the content check.`);
  return data.site;
}

/** Returns a function that adds messages about parts of a file to it. */
export function reporter(file: VFile): Report {
  const report = messagesAbout(pageOf(file).source);
  return (range, reason, expected) => {
    const message = report(range, reason, expected);
    file.messages.push(message);
    return message;
  };
}

/** Reads one file of a site: a page, shared text, a page of the handbook or a file of facts; of any other only the name. */
export function readFile(name: string, text: string, site: Site): Page {
  const known = site.pageOfFile(name);
  const kind = known?.kind ?? kindOf(name);
  if (known?.source === withoutMark(text)) return known;
  if (kind === 'facts') return factsPage(name, text);
  return kind === 'other' ? unreadPage(name, kind, null, text) : readPage(name, kind, known?.route ?? null, text);
}

interface Processor {
  parser?: (text: string, file: VFile) => Root;
  compiler?: (tree: Nodes, file: VFile) => string;
}

/**
 * The plugin that reads a file in place of remark's own parser, which stops at the first mistake. A tool that does not bring the
 * site, such as an editor, gets the one in its working directory. Nothing that runs this preset formats a page.
 */
export function reader(this: unknown): void {
  const processor = this as Processor;
  processor.parser = (text, file) => {
    const site = file.data.site ?? currentSite(file.cwd);
    const name = posixPath(path.relative(site.directory, path.resolve(file.cwd, file.path)));
    const page = readFile(name, text, site);
    file.data.page = page;
    file.data.site = site.pageOfFile(name) ? site.withPage(page) : site;
    return page.tree ?? { type: 'root', children: [] };
  };
  processor.compiler = (_, file) => String(file);
}
