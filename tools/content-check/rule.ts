import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { type Report, reporter } from '../../lib/message';
import type { SourceFile } from '../pages/sourceFile';
import type { Site } from './site';

declare module 'vfile' {
  interface DataMap {
    /** The file, read and parsed. */
    page: SourceFile;
    /** The site that the file is a part of. */
    site: Site;
  }
}

/** What a rule gets. */
export interface Context {
  file: VFile;
  /** The file, read and parsed. */
  page: SourceFile;
  /** The site in which the file has the text that is checked. */
  site: Site;
  report: Report;
}

/**
 * Makes a rule into a plugin.
 * @param name the name in findings and in comments that silence the rule
 * @param url the section of the handbook that says more
 */
export function rule(name: string, url: string, check: (context: Context) => void | Promise<void>) {
  return lintRule<Root>({ origin: `check:${name}`, url }, (_, file) => {
    const { page, site } = file.data;
    if (!page || !site) throw new Error(`${file.path} was not read by the preset of the content check.`);
    return check({ file, page, site, report: reporter(page.source, file.messages) });
  });
}
