import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { factPages } from './factTexts';
import type { Finding } from './finding';
import { findingOf, lintPage, reporter } from './lint';
import type { Page } from './page';
import type { PageRule, Rule, SiteRule } from './rule';
import { rules as allRules } from './rules';
import { silence } from './silence';
import type { Site } from './site';

/** Findings of comments that silence nothing. */
export const unusedSilence: PageRule = {
  name: 'unused-silence',
  severity: 'warning',
  handbook: '/handbook/pages#silence-a-warning',
  checkPage: () => [],
};

function byPlace(a: Finding, b: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule);
}

function rangeOf({ place }: VFileMessage): { start: number; end: number } {
  if (!place || !('start' in place)) return { start: 0, end: 0 };
  return { start: place.start.offset ?? 0, end: place.end.offset ?? 0 };
}

/** One mistake is one finding: of two rules about the same place an error comes before a warning, and else the earlier rule. */
function withoutOverlaps(messages: readonly VFileMessage[], rules: readonly Rule[]): VFileMessage[] {
  const rank = ({ check, ruleId }: VFileMessage) =>
    (check?.severity === 'error' ? 0 : rules.length) + rules.findIndex(({ name }) => name === ruleId);
  const kept: VFileMessage[] = [];
  for (const message of [...messages].sort((one, other) => rank(one) - rank(other))) {
    const { start, end } = rangeOf(message);
    const isTaken = kept.some((other) => {
      const range = rangeOf(other);
      return other.ruleId !== message.ruleId && start < range.end && range.start < end;
    });
    if (!isTaken) kept.push(message);
  }
  return kept;
}

/** What comments silence, and what is left. */
function finish(file: VFile, page: Page | undefined, rules: readonly Rule[]): Finding[] {
  const known = rules.filter(({ severity }) => severity === 'warning').map(({ name }) => name);
  file.messages = withoutOverlaps(file.messages, rules);
  if (page) {
    const isFacts = page.kind === 'facts';
    const yaml = isFacts ? { start: 0, end: page.source.length } : (page.frontMatter ?? { start: 0, end: 0 });
    const report = reporter(file);
    for (const diagnostic of silence(file, { tree: isFacts ? null : page.tree, yaml, known }))
      report(unusedSilence, diagnostic);
  }
  return file.messages.map((message) => findingOf(message, file.path));
}

const isPageRule = (rule: Rule): rule is PageRule => 'checkPage' in rule;

async function run(site: Site, rules: readonly Rule[], pages: readonly Page[]): Promise<Finding[]> {
  const files = new Map(pages.map((page) => [page.file, new VFile({ path: page.file, value: page.source })]));
  const fileOfName = (name: string) => {
    const file = files.get(name) ?? new VFile({ path: name, value: site.sourceOf(name) });
    files.set(name, file);
    return file;
  };
  for (const page of pages) await lintPage(page, site, rules.filter(isPageRule), fileOfName(page.file));
  for (const rule of rules.filter((it): it is SiteRule => 'checkSite' in it)) {
    for (const diagnostic of await rule.checkSite(site)) reporter(fileOfName(diagnostic.file))(rule, diagnostic);
  }
  const byName = new Map(pages.map((page) => [page.file, page]));
  return [...files.values()].flatMap((file) => finish(file, byName.get(file.path), rules)).sort(byPlace);
}

/**
 * Runs the rules on a whole site.
 * @returns the findings, sorted by file, line and column
 */
export async function runChecks(site: Site, rules: readonly Rule[] = allRules): Promise<Finding[]> {
  return run(site, rules, [...site.pages, ...factPages(site)]);
}

/** Checks one file of facts. */
export async function checkFactFile(site: Site, file: string): Promise<Finding[]> {
  const rules = allRules.filter((rule) => rule.name === 'facts' || isPageRule(rule));
  const pages = factPages(site).filter((page) => page.file === file);
  return (await run(site, rules, pages)).filter((finding) => finding.file === file);
}

/**
 * Checks one page, for an editor that keeps the site and replaces the page (`Site.withPage`): whatever is derived from other
 * pages alone is known by then.
 * @returns the findings in this page, sorted by line and column
 */
export async function checkPage(site: Site, file: string): Promise<Finding[]> {
  const page = site.pageOfFile(file);
  if (!page) return [];
  const rules = allRules.filter((rule) => isPageRule(rule) || rule.isAboutPages);
  return (await run(site, rules, [page])).filter((finding) => finding.file === file);
}
