import { markdownCell } from '../../../lib/markdownCell';
import type { Finding } from '../finding';
import { summary } from './terminal';

/** GitHub rejects comments above 65,536 characters. */
export const COMMENT_LIMIT = 60_000;

/**
 * Findings as a Markdown table, for a comment on a pull request and for the summary of a job.
 * @param fileAddress where files are shown, for links: `https://github.com/…/blob/<commit>`; null for no links
 * @param limit in characters; the last line counts the findings beyond it
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
  const lines = [...head, '| Where | Rule | What to fix |', '| --- | --- | --- |'];
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
