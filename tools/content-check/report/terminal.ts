import { styleText } from 'node:util';
import { counted } from '../../../lib/text';
import type { Finding } from '../finding';
import { excerpt, type Sources } from './excerpt';

type Style = Parameters<typeof styleText>[0];

/** The result in one line. */
export function summary(findings: readonly Finding[], pageCount: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return `${counted(pageCount, 'page')} checked, nothing to fix.`;
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${counted(pageCount, 'page')} checked: ${counted(errors, 'error')} and ${counted(warnings, 'warning')} in ${counted(files, 'file')}.`;
}

/** Findings for a terminal, in color if it shows colors. */
export function terminalReport(findings: readonly Finding[], sources: Sources, useColor: boolean): string {
  const paint = (style: Style, text: string) => (useColor ? styleText(style, text) : text);
  return findings
    .map((finding) => {
      const { file, line, column, severity, rule, message, handbook } = finding;
      const place = paint('bold', `${file}:${line}:${column}`);
      const kind = paint(severity === 'error' ? 'red' : 'yellow', severity);
      const [text, marker] = excerpt(sources, finding) ?? [];
      const margin = ' '.repeat(String(line).length);
      const shown = [`  ${paint('dim', `${line} |`)} ${text}`, `  ${margin} ${paint('dim', '|')} ${marker}`];
      const lines = [`${place}  ${kind}  ${rule}`, `  ${message}`, ...(text === undefined ? [] : shown)];
      return [...lines, `  More: ${handbook}`, ''].join('\n');
    })
    .join('\n');
}
