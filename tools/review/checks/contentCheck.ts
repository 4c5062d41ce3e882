import { spawnSync } from 'node:child_process';
import type { Check } from '../../../plugins/preview/changes';
import { baseBranch } from '../../content-check/baseBranch';
import type { Finding } from '../../content-check/finding';
import { WORKING_TREE } from '../builds';
import { ReviewError } from '../git';
import { counted } from '../groups/group';

const SPELLING = new Set(['spelling', 'plain-words']);

type Lines = ReadonlyMap<string, ReadonlySet<number>>;

/** Names findings on changed lines first, and says of the others that they are on lines that did not change. */
export function toCheck(name: string, findings: readonly Finding[], lines: Lines, what: string): Check {
  const isOld = ({ file, line }: Finding) => lines.get(file)?.has(line) === false;
  const found = [...findings.filter((finding) => !isOld(finding)), ...findings.filter(isOld)].map((finding) => {
    const { message, file, line } = finding;
    return { text: isOld(finding) ? `${message} This line did not change.` : message, file, line };
  });
  const sentence =
    found.length === 0 ? `Nothing was found in ${what}.` : `${counted(found.length, 'finding')} in ${what}.`;
  return { name, state: found.length === 0 ? 'passed' : 'found', sentence, findings: found };
}

/**
 * Runs the content check. Errors count wherever they are, warnings in changed files only.
 * @param base the commit to compare with
 */
export function checkContent(siteDirectory: string, base: string, changed: readonly string[]): Check[] {
  const check = ['--import', 'tsx', 'tools/content-check/index.ts', '--json', '--directory', '.', '--base', base];
  const { stdout, stderr } = spawnSync(process.execPath, check, {
    cwd: siteDirectory,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  try {
    const all = JSON.parse(stdout) as Finding[];
    const warnings = all.filter(({ severity, file }) => severity !== 'error' && changed.includes(file));
    const relevant = [...all.filter(({ severity }) => severity === 'error'), ...warnings];
    const lines = baseBranch(siteDirectory, base)?.changedLines() ?? new Map();
    const isSpelling = ({ rule }: Finding) => SPELLING.has(rule);
    return [
      toCheck(
        'Content check',
        relevant.filter((finding) => !isSpelling(finding)),
        lines,
        'the pages',
      ),
      toCheck('Spelling', relevant.filter(isSpelling), lines, 'changed pages'),
    ];
  } catch {
    const [reason = ''] = stderr.trim().split('\n').slice(-1);
    return [{ name: 'Content check', state: 'skipped', sentence: `It could not run: ${reason}`, findings: [] }];
  }
}

/** Adds the first error of the content check to the message of a build that it explains: it names file and line. */
export function withFirstError(error: Error, checks: readonly Check[]): Error {
  const [finding] = checks.flatMap(({ findings }) => findings);
  const [title = '', ...output] = error.message.split('\n');
  if (!finding || !title.startsWith(`The build of ${WORKING_TREE}`)) return error;
  return new ReviewError([`${title} ${finding.file}:${finding.line}: ${finding.text}`, ...output].join('\n'));
}
