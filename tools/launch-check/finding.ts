/** One thing that stands between the site and a launch, as `--json` prints it. */
export interface LaunchFinding {
  /** Name of the rule that found it: `mail-settings`. */
  rule: string;
  /** Relative to the site's folder, with slashes: `src/site/company.ts`. */
  file: string;
  line: number;
  /** What is still in the way. */
  what: string;
  /** How to mend it. */
  mend: string;
}

/** What a rule says; the runner adds the rule's name. */
export type LaunchDiagnostic = Omit<LaunchFinding, 'rule'>;
