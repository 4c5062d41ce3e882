import type { Severity } from './finding';
import type { Page } from './page';
import type { Site } from './site';

/** What a rule says of a stretch of a file's text. */
export interface Diagnostic {
  /** Where the marked text starts, in characters from the start of the file. */
  start: number;
  /** Behind the last marked character. */
  end: number;
  message: string;
  suggestion?: string | null;
  /** Where it is another section than the rule's own. */
  handbook?: string;
}

interface RuleOfAnyKind {
  /** Lower case, words joined by hyphens: what a finding names, and the file's name in camel case. */
  name: string;
  severity: Severity;
  /** The handbook's section about it. */
  handbook: string;
}

type Found<Kind> = Iterable<Kind> | Promise<Iterable<Kind>>;

/** A rule that reads one page after the other. */
export interface PageRule extends RuleOfAnyKind {
  /** @returns what is wrong with the page; the page's tree is null where it does not parse */
  checkPage(page: Page, site: Site): Found<Diagnostic>;
}

/** A rule that looks at all pages together, or at something that has no page any more. */
export interface SiteRule extends RuleOfAnyKind {
  /** @returns what is wrong; `file` relative to the site's folder, with positions 0 to 0 for a file that is gone */
  checkSite(site: Site): Found<Diagnostic & { file: string }>;
  /** @returns why the rule could not look, in a sentence; null where it could */
  notChecked?(site: Site): string | null;
}

export type Rule = PageRule | SiteRule;
