import { location } from 'vfile-location';
import { groupBy } from '../../lib/groupBy';
import { factPages } from './factTexts';
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

function overlap(one: Finding, other: Finding): boolean {
  const isBefore = (a: Finding, b: Finding) => a.endLine < b.line || (a.endLine === b.line && a.endColumn <= b.column);
  return one.file === other.file && one.rule !== other.rule && !isBefore(one, other) && !isBefore(other, one);
}

/** One mistake is one finding: a rule that yields says nothing where an earlier rule has a finding of the same weight or more. */
function withoutRepetitions(findings: readonly Finding[], rules: readonly Rule[]): Finding[] {
  const yielding = new Set(rules.filter((rule) => rule.yields).map(({ name }) => name));
  return [...groupBy(findings, ({ file }) => file).values()].flatMap((inFile) =>
    inFile.filter(
      (finding, index) =>
        !yielding.has(finding.rule) ||
        !inFile.some(
          (other, place) =>
            overlap(finding, other) &&
            (other.severity === 'error' || finding.severity === 'warning') &&
            (!yielding.has(other.rule) || place < index) &&
            other.endLine - other.line < 3,
        ),
    ),
  );
}

async function run(
  site: Site,
  rules: readonly Rule[],
  pages: readonly Page[],
  onProgress: Progress = () => {},
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
      if (page.kind === 'facts' && !rule.readsFacts) continue;
      for (const diagnostic of await rule.checkPage(page, site)) {
        findings.push(findingOf(rule, page.file, diagnostic, locatorOf(page.file)));
      }
    }
  }
  return findings;
}

/**
 * Runs the rules on a whole site.
 * @returns the findings, sorted by file, line and column
 */
export async function runChecks(
  site: Site,
  rules: readonly Rule[] = allRules,
  onProgress?: Progress,
): Promise<Finding[]> {
  return withoutRepetitions(await run(site, rules, [...site.pages, ...factPages(site)], onProgress), rules).sort(
    byPlace,
  );
}

/** Checks one file of facts. */
export async function checkFactFile(site: Site, file: string): Promise<Finding[]> {
  const rules = allRules.filter((rule) => rule.name === 'facts' || ('readsFacts' in rule && rule.readsFacts));
  const pages = factPages(site).filter((page) => page.file === file);
  const findings = (await run(site, rules, pages)).filter((finding) => finding.file === file);
  return withoutRepetitions(findings, rules).sort(byPlace);
}

/**
 * Checks one page, for an editor that keeps the site and replaces the page (`Site.withPage`): whatever is derived from other
 * pages alone is known by then.
 * @returns the findings in this page, sorted by line and column
 */
export async function checkPage(site: Site, file: string): Promise<Finding[]> {
  const page = site.pageOfFile(file);
  if (!page) return [];
  const rules = allRules.filter((rule) => 'checkPage' in rule || rule.isAboutPages);
  const findings = (await run(site, rules, [page])).filter((finding) => finding.file === file);
  return withoutRepetitions(findings, rules).sort(byPlace);
}
