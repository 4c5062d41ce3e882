import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { messagesAbout } from '../../lib/message';
import { rangeOf, type TextRange } from '../../lib/range';
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

/** What is wrong with a part of a file. */
export interface Finding {
  reason: string;
  /** What to write instead of exactly that part, if that certainly makes the page right; for an empty range, what to insert. */
  correction?: string | null;
}

/** Adds a message about a part of the file: a sentence, or a finding; nothing for null. */
export type Report = (target: Nodes | TextRange, finding: Finding | string | null) => void;

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
    const messageAbout = messagesAbout(page.source);
    const report: Report = (target, finding) => {
      if (finding === null) return;
      const { reason, correction }: Finding = typeof finding === 'string' ? { reason: finding } : finding;
      file.messages.push(messageAbout('type' in target ? rangeOf(target) : target, reason, correction));
    };
    return check({ file, page, site, report });
  });
}
