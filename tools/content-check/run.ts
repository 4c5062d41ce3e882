import { location } from 'vfile-location';
import type { Finding } from './finding';
import type { Page } from './page';
import type { Diagnostic, Rule } from './rule';
import { rules as allRules } from './rules';
import type { Site } from './site';

/** Called before each rule. */
export type Progress = (ruleName: string, done: number, all: number) => void;

type Locate = (offset: number) => { line: number; column: number };

function locator(source: string): Locate {
  const file = location(source);
  return (offset) => {
    const { line, column } = file.toPoint(Math.min(offset, source.length)) ?? { line: 1, column: 1 };
    return { line, column };
  };
}

function findingOf(rule: Rule, file: string, diagnostic: Diagnostic, locate: Locate): Finding {
  const start = locate(diagnostic.start);
  const end = locate(diagnostic.end);
  return {
    rule: rule.name,
    severity: diagnostic.severity ?? rule.severity,
    file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    message: diagnostic.message,
    suggestion: diagnostic.suggestion ?? null,
    handbook: diagnostic.handbook ?? rule.handbook,
  };
}

function byPlace(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule);
}

/**
 * Runs the rules.
 * @param pages the pages that the rules about single pages check
 * @returns the findings, sorted by file, line and column
 */
export async function runChecks(
  site: Site,
  rules: readonly Rule[] = allRules,
  onProgress: Progress = () => {},
  pages: readonly Page[] = site.pages,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const locators = new Map<string, Locate>();
  const locatorOf = (file: string) => {
    const locate = locators.get(file) ?? locator(site.sourceOf(file));
    locators.set(file, locate);
    return locate;
  };

  for (const [index, rule] of rules.entries()) {
    onProgress(rule.name, index, rules.length);
    if ('checkSite' in rule) {
      for (const diagnostic of await rule.checkSite(site)) {
        findings.push(findingOf(rule, diagnostic.file, diagnostic, locatorOf(diagnostic.file)));
      }
      continue;
    }
    for (const page of pages) {
      for (const diagnostic of await rule.checkPage(page, site)) {
        findings.push(findingOf(rule, page.file, diagnostic, locatorOf(page.file)));
      }
    }
  }
  return findings.sort(byPlace);
}
