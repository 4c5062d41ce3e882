import type { LaunchFinding } from './finding';
import type { LaunchRule, LaunchSite } from './rule';
import { rules as allRules } from './rules';

/** Everything that stands between the site and a launch: rule by rule, and within one by file and line. */
export function checkLaunch(site: LaunchSite, rules: readonly LaunchRule[] = allRules): LaunchFinding[] {
  return rules.flatMap(({ name, check }) =>
    check(site)
      .map((obstacle) => ({ rule: name, ...obstacle }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  );
}
