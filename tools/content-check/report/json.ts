import type { Finding } from '../finding';

/** Findings as an array, one record each, for programs. */
export function jsonReport(findings: readonly Finding[]): string {
  return JSON.stringify(findings, null, 2);
}
