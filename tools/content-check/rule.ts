import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFileMessage } from 'vfile-message';
import { type Report, reporter } from '../../lib/message';
import { isPage, type Page, type SourceFile } from '../pages/sourceFile';
import type { Site } from './site';

declare module 'vfile' {
  interface DataMap {
    /** The file as rules read it. */
    sourceFile: SourceFile;
    /** The site that the file is a part of. */
    site: Site;
  }
}

/** What every rule gets. */
interface Context {
  /** The site in which the file has the text that is checked. */
  site: Site;
  report: Report;
  /** The file's messages, for findings that are messages already. */
  messages: VFileMessage[];
}

/** What a rule about pages and shared texts gets. */
export interface PageContext extends Context {
  page: Page;
}

/**
 * Makes a rule about any file into a plugin.
 * @param name the name in findings and in comments that silence the rule
 * @param url the section of the handbook that says more
 */
export function fileRule(
  name: string,
  url: string,
  check: (context: Context & { sourceFile: SourceFile }) => void | Promise<void>,
) {
  return lintRule<Root>({ origin: `check:${name}`, url }, (_, { path, data, messages }) => {
    const { sourceFile, site } = data;
    if (!sourceFile || !site) throw new Error(`${path} was not read by the preset of the content check.`);
    return check({ sourceFile, site, messages, report: reporter(sourceFile.source, messages) });
  });
}

/** Makes a rule about pages and shared texts into a plugin, as `fileRule` does. */
export function pageRule(name: string, url: string, check: (context: PageContext) => void | Promise<void>) {
  return fileRule(name, url, ({ sourceFile, ...context }) =>
    isPage(sourceFile) ? check({ page: sourceFile, ...context }) : undefined,
  );
}
