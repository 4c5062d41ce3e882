import type { LaunchFinding } from './finding';
import type { LaunchRule, LaunchSite } from './rule';
import { rules as allRules } from './rules';

/** Runs the rules. The findings of each rule are sorted by file and line. */
export function checkLaunch(site: LaunchSite, rules: readonly LaunchRule[] = allRules): LaunchFinding[] {
  return rules.flatMap(({ name, check }) =>
    check(site)
      .map((diagnostic) => ({ rule: name, ...diagnostic }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  );
}
