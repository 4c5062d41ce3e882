import type { LaunchFinding } from './finding';

/** In characters. Longer texts are not aligned, or the next columns would not fit on a screen. */
const MAXIMUM_WIDTH = 64;

/** The findings in columns, `file:line  what is wrong  how to fix it`, and their number. */
export function launchReport(findings: readonly LaunchFinding[]): string {
  if (findings.length === 0) return 'Nothing is left to do before the launch.';
  const rows = findings.map(({ file, line, what, mend }) => [`${file}:${line}`, what, mend] as const);
  const widthOf = (column: 0 | 1) => Math.min(MAXIMUM_WIDTH, Math.max(...rows.map((row) => row[column].length)));
  const [width, nextWidth] = [widthOf(0), widthOf(1)];
  const lines = rows.map(([position, what, mend]) => `${position.padEnd(width)}  ${what.padEnd(nextWidth)}  ${mend}`);
  const things = findings.length === 1 ? 'thing is' : 'things are';
  return `${lines.join('\n')}\n\n${findings.length} ${things} left to do before the launch.`;
}
