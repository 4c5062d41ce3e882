export type Severity = 'error' | 'warning';

/** One mistake, as `--json` prints it. Positions count from 1; the end lies behind the last character. */
export interface Finding {
  /** Name of the rule that found it: `broken-link`. */
  rule: string;
  /** An error blocks a pull request, a warning never does. */
  severity: Severity;
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** What is wrong and how to mend it, in a writer's words. */
  message: string;
  /** What would be right in place of the marked text, where that is likely enough; null where it is not. */
  suggestion: string | null;
  /** Address of the handbook's section about it: `/handbook/pages#links`. */
  handbook: string;
}
