import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { messagesAbout } from '../../lib/message';
import { type Range, rangeOf } from '../../lib/range';
import type { Page } from '../pages/page';
import type { Site } from './site';

declare module 'vfile' {
  interface DataMap {
    /** The file, read and parsed. */
    page: Page;
    /** The site that the file is a part of. */
    site: Site;
  }
}

/** What is wrong with a part of a file. */
export interface Fault {
  reason: string;
  /** What to write instead of exactly that part, if that certainly makes the page right; for an empty range, what to insert. */
  expected?: string | null;
}

/** Adds a message about a part of the file: a sentence, or a fault; nothing for null. */
export type Report = (place: Nodes | Range, fault: Fault | string | null) => void;

/** What a rule gets. */
interface Context {
  file: VFile;
  /** The file, read and parsed. */
  page: Page;
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
    const messageAbout = messagesAbout(page.source);
    const report: Report = (place, fault) => {
      if (fault === null) return;
      const { reason, expected }: Fault = typeof fault === 'string' ? { reason: fault } : fault;
      file.messages.push(messageAbout('type' in place ? rangeOf(place) : place, reason, expected));
    };
    return check({ file, page, site, report });
  });
}
