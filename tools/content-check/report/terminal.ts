import { styleText } from 'node:util';
import type { Finding } from '../finding';
import { excerpt, type Sources } from './excerpt';

type Style = Parameters<typeof styleText>[0];

/** How many of something, in words: `1 error`, `3 warnings`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What a check found, in one line. */
export function summary(findings: readonly Finding[], pageCount: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return `${count(pageCount, 'page')} checked, nothing to mend.`;
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${count(pageCount, 'page')} checked: ${count(errors, 'error')} and ${count(warnings, 'warning')} in ${count(files, 'file')}.`;
}

/**
 * Findings for a reader at a terminal.
 * @param useColor colors in the text, for a terminal that shows them
 */
export function terminalReport(findings: readonly Finding[], sources: Sources, useColor: boolean): string {
  const paint = (style: Style, text: string) => (useColor ? styleText(style, text) : text);
  return findings
    .map((finding) => {
      const { file, line, column, severity, rule, message, handbook } = finding;
      const place = paint('bold', `${file}:${line}:${column}`);
      const kind = paint(severity === 'error' ? 'red' : 'yellow', severity);
      const [text, marker] = excerpt(sources, finding) ?? [];
      const number = String(line);
      const shown =
        text === undefined
          ? []
          : [
              `  ${paint('dim', `${number} |`)} ${text}`,
              `  ${' '.repeat(number.length)} ${paint('dim', '|')} ${marker}`,
            ];
      return [`${place}  ${kind}  ${rule}`, `  ${message}`, ...shown, `  More: ${handbook}`, ''].join('\n');
    })
    .join('\n');
}
