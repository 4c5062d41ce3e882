/** One entry of the `--json` output: something to do before the launch. */
export interface LaunchFinding {
  /** Name of the rule: `mail-settings`. */
  rule: string;
  /** Relative to the site's folder, with slashes: `src/site/company.yaml`. */
  file: string;
  line: number;
  /** What is wrong. */
  what: string;
  /** How to fix it. */
  mend: string;
}

/** What a rule returns. The runner adds the rule's name. */
export type LaunchDiagnostic = Omit<LaunchFinding, 'rule'>;
