import type { LaunchFinding } from './finding';

/** Wider cells would push the columns behind them off the screen; they stand out by themselves. */
const WIDEST_CELL = 64;

/** The findings in columns, `file:line  what  how to mend`, and how many there are. */
export function launchReport(findings: readonly LaunchFinding[]): string {
  if (findings.length === 0) return 'Nothing stands between this site and its launch.';
  const rows = findings.map(({ file, line, what, mend }) => [`${file}:${line}`, what, mend] as const);
  const widthOf = (column: 0 | 1) => Math.min(WIDEST_CELL, Math.max(...rows.map((row) => row[column].length)));
  const widths = [widthOf(0), widthOf(1)] as const;
  const lines = rows.map(([place, what, mend]) => `${place.padEnd(widths[0])}  ${what.padEnd(widths[1])}  ${mend}`);
  const things = findings.length === 1 ? 'thing stands' : 'things stand';
  return `${lines.join('\n')}\n\n${findings.length} ${things} between this site and its launch.`;
}
