export type Severity = 'error' | 'warning';

/** One entry of the `--json` output. Positions count from 1; the end is the position after the last character. */
export interface Finding {
  /** Name of the rule: `broken-link`. */
  rule: string;
  /** Errors block a pull request, warnings do not. */
  severity: Severity;
  /** Relative to the site's folder, with slashes: `pages/about.mdx`. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** What is wrong and how to fix it, for a writer. */
  message: string;
  /** A likely replacement for the marked text; null where there is none. */
  suggestion: string | null;
  /** Address of the handbook section about it: `/handbook/pages#links`. */
  handbook: string;
}

/** Whether a finding is about the file as a whole: it then marks its start and no text. */
export function isAboutWholeFile({ line, column, endLine, endColumn }: Finding): boolean {
  return line === 1 && column === 1 && endLine === 1 && endColumn === 1;
}
