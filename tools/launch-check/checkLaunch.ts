import { sampleRules } from './sampleRules';
import { serviceRules } from './serviceRules';
import type { Finding, LaunchSite, Rules } from './site';

/** Something to do before the launch, and the rule that says so. */
export interface LaunchFinding extends Finding {
  rule: string;
}

/** The rules by name, in the order in which their findings are listed. */
export const rules: Rules = { ...sampleRules, ...serviceRules };

/** Runs the rules. The findings of each rule are sorted by file and line. */
export function checkLaunch(site: LaunchSite): LaunchFinding[] {
  return Object.entries(rules).flatMap(([rule, check]) =>
    check(site)
      .map((finding) => ({ rule, ...finding }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  );
}
