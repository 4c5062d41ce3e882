import type { Diagnostic } from './diagnostic';
import type { Severity } from './finding';
import type { Page } from './page';
import type { Site } from './site';

export type { Diagnostic } from './diagnostic';

/** A diagnostic with its file, relative to the site’s folder. For a file that is no text the range is 0 to 0. */
export type FileDiagnostic = Diagnostic & { file: string };

interface CommonRule {
  /** In kebab case; the file has the same name in camel case. */
  name: string;
  /**
   * `error` for what the build refuses or a visitor would meet; `warning` for language, figures and taste, which a comment
   * can silence.
   */
  severity: Severity;
  /** The handbook section about it. */
  handbook: string;
}

type Result<Kind> = Iterable<Kind> | Promise<Iterable<Kind>>;

/** A rule that checks each page by itself, and may look at others to do so. */
export interface PageRule extends CommonRule {
  /** Whether it also reads the texts of files of facts. */
  readsFacts?: true;
  /** Whether it says nothing about a page of which a part does not parse, because that part may be what it misses. */
  needsWholePage?: true;
  checkPage(page: Page, site: Site): Result<Diagnostic>;
}

/** A rule that compares pages, or checks something that is not in a page. */
export interface SiteRule extends CommonRule {
  checkSite(site: Site): Result<FileDiagnostic>;
  /** Whether its findings are about pages, so that a change of a page may change them. */
  isAboutPages?: true;
}

export type Rule = PageRule | SiteRule;
