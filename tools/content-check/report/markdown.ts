import { markdownCell } from '../../../lib/markdownCell';
import type { Finding } from '../finding';
import { summary } from './terminal';

/** GitHub cuts a comment at 65,536 characters; a job's summary holds more. */
export const COMMENT_LIMIT = 60_000;

/**
 * Findings as a table in Markdown, for the comment on a pull request and for a job's summary.
 * @param fileAddress where a file is shown, for links to its lines: `https://github.com/…/blob/<commit>`; no links when
 *   null
 * @param limit how many characters it may have; findings beyond are counted in a last line
 */
export function markdownTable(
  findings: readonly Finding[],
  pageCount: number,
  fileAddress: string | null,
  limit: number = Infinity,
): string {
  const head = [`**Content check.** ${summary(findings, pageCount)}`, ''];
  if (findings.length === 0) return head.join('\n');
  const rows = findings.map(({ file, line, severity, rule, message }) => {
    const place = markdownCell(`${file}:${line}`);
    const linked = fileAddress ? `[${place}](${fileAddress}/${encodeURI(file)}?plain=1#L${line})` : place;
    return `| ${linked} | ${severity}: ${markdownCell(rule)} | ${markdownCell(message)} |`;
  });
  const lines = [...head, '| Where | Rule | What to mend |', '| --- | --- | --- |'];
  let length = lines.join('\n').length;
  let shown = 0;
  for (const row of rows) {
    length += row.length + 1;
    if (length > limit) break;
    lines.push(row);
    shown += 1;
  }
  if (shown < rows.length) lines.push('', `And ${rows.length - shown} more: run \`npm run check:content\`.`);
  return lines.join('\n');
}
