import type { Finding } from '../finding';
import { handbookAddress } from './handbookAddress';

/**
 * GitHub shows this many annotations of each severity per step and drops the rest silently:
 * https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md#limitations
 */
const LIMIT = 10;

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function annotation(finding: Finding, files: string | null): string {
  const { severity, file, line, endLine, column, endColumn, rule, message, handbook } = finding;
  // GitHub accepts columns only for text on a single line.
  const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : '';
  const place = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns}`;
  return `::${severity} ${place},title=${escapeProperty(rule)}::${escapeMessage(`${message} More: ${handbookAddress(handbook, files)}`)}`;
}

/**
 * Findings as annotations of a pull request: at most ten of each severity.
 * @param files where files are shown, for the handbook's address: `https://github.com/…/blob/<commit>`; null if unknown
 * @returns lines for the step's output
 */
export function githubAnnotations(findings: readonly Finding[], files: string | null): string[] {
  return (['error', 'warning'] as const).flatMap((severity) =>
    findings
      .filter((finding) => finding.severity === severity)
      .slice(0, LIMIT)
      .map((finding) => annotation(finding, files)),
  );
}
