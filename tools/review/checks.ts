import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { counted } from '../../lib/text';
import { baseBranch } from '../content-check/baseBranch';
import type { Finding } from '../content-check/finding';
import { groupBy } from '../groupBy';
import { buildEnvironment, type Comparison } from './builds';
import type { PageChange } from './compare';
import type { Violation } from './pictures/plan';
import type { BuiltSite } from './readBuild';

/** The result of a check of the new commit. */
export interface Check {
  name: string;
  state: 'passed' | 'found' | 'skipped';
  /** What was checked, or why it was not. */
  sentence: string;
  findings: { text: string; file?: string; line?: number; route?: string }[];
}

/** Bytes after brotli compression that arrive in the first round trip (https://hpbn.co/building-blocks-of-tcp/#slow-start). */
const FIRST_ROUND_TRIP = 14_336;

function checkOf(name: string, findings: Check['findings'], sentence: string): Check {
  return { name, state: findings.length > 0 ? 'found' : 'passed', sentence, findings };
}

/** Runs the content check in a commit's sources. Errors count wherever they are, warnings on changed lines only. */
export async function checkContent(site: string, { base }: Comparison): Promise<Check> {
  const name = 'Content check';
  const args = ['--import', 'tsx', 'tools/content-check/index.ts', '--json', '--directory', '.', '--base', base];
  // It exits with 1 if there are errors.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: site,
    env: buildEnvironment(),
    maxBuffer: 2 ** 28,
  }).catch((error: { stdout: string; stderr: string }) => error);
  try {
    const lines = baseBranch(site, base)?.changedLines();
    const isRelevant = ({ fatal, ruleId, file, line = 1 }: Finding) =>
      // `checkAddresses` reports these.
      ruleId !== 'removed-page' && (fatal || lines?.get(file)?.has(line));
    const files = JSON.parse(stdout) as { path: string; messages: Omit<Finding, 'file'>[] }[];
    const findings = files.flatMap(({ path, messages }) => messages.map((it): Finding => ({ ...it, file: path })));
    const shown = findings.filter(isRelevant).map(({ reason, file, line, fatal }) => ({
      text: fatal ? reason : `${reason} (a warning)`,
      file,
      ...(line !== undefined && { line }),
    }));
    return checkOf(name, shown, shown.length > 0 ? counted(shown.length, 'finding') : 'nothing on changed lines');
  } catch {
    const [reason = ''] = /^\w*Error: .*/m.exec(stderr) ?? stderr.split('\n');
    return { name, state: 'skipped', sentence: `it could not run: ${reason}`, findings: [] };
  }
}

/** Whether an address that existed leads nowhere. */
export function isLost({ kind, redirect }: PageChange): boolean {
  return kind === 'removed' && redirect === null;
}

/** Names addresses of pages, and of places on them, that lead nowhere. */
export function checkAddresses(pages: readonly PageChange[]): Check {
  const findings = pages.flatMap((page) => {
    const { route, before, after } = page;
    if (isLost(page))
      return [{ text: `${route} was removed and leads nowhere: add a redirect to src/site/redirects.yaml.` }];
    const anchors = after ? (before?.anchors ?? []).filter((anchor) => !after.anchors.includes(anchor)) : [];
    return anchors.map((anchor) => ({
      route,
      text: `#${anchor} no longer exists. Links from other sites to ${route}#${anchor} open the page at its top.`,
    }));
  });
  return checkOf('Addresses', findings, counted(findings.length, 'lost address', 'lost addresses'));
}

function htmlBytes(site: BuiltSite, route: string): number {
  return brotliCompressSync(site.html(route), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Compares the weight of changed pages, HTML with styles, with what arrives in the first round trip. */
export function checkBytes(pages: readonly PageChange[], before: BuiltSite, after: BuiltSite): Check {
  const findings = pages.flatMap(({ route, from = route, kind }) => {
    const bytes = kind === 'removed' ? 0 : htmlBytes(after, route);
    const wasHeavy = () => kind !== 'added' && htmlBytes(before, from) > FIRST_ROUND_TRIP;
    const text = `HTML and styles weigh ${bytes} bytes, more than the ${FIRST_ROUND_TRIP} that arrive at once: use fewer kinds of blocks, or move a part to another page.`;
    return bytes > FIRST_ROUND_TRIP && !wasHeavy() ? [{ route, text }] : [];
  });
  return checkOf('Bytes', findings, `${counted(findings.length, 'page')} became too heavy`);
}

/** Says once for each page and rule what axe found. `null` means that axe did not run. */
export function checkAccessibility(pageCount: number, violations: readonly Violation[] | null): Check {
  const name = 'Accessibility (axe)';
  if (!violations) return { name, state: 'skipped', sentence: 'no page was opened in a browser', findings: [] };
  const findings = [...groupBy(violations, ({ route, id }) => `${route} ${id}`).values()].map((same) => {
    const [{ route, help, html }] = same;
    return { route, text: `${help} (at ${same.map(({ view }) => view).join('; ')}): ${html}` };
  });
  return checkOf(name, findings, `${counted(findings.length, 'problem')} on ${counted(pageCount, 'page')}`);
}
