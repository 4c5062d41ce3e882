import { markdownCell } from '../../../lib/markdownCell.mjs';
import type { Finding } from '../finding';
import { summary } from './terminal';

/**
 * Findings as a Markdown table, for the summary of a job.
 * @param fileAddress where files are shown, for links: `https://github.com/…/blob/<commit>`; null for no links
 */
export function markdownTable(findings: readonly Finding[], pageCount: number, fileAddress: string | null): string {
  const head = `**Content check.** ${summary(findings, pageCount)}`;
  if (findings.length === 0) return head;
  const rows = findings.map(({ file, line, severity, rule, message }) => {
    const place = markdownCell(`${file}:${line}`);
    const linked = fileAddress ? `[${place}](${fileAddress}/${encodeURI(file)}?plain=1#L${line})` : place;
    return `| ${linked} | ${severity}: ${markdownCell(rule)} | ${markdownCell(message)} |`;
  });
  return [head, '', '| Where | Rule | What to fix |', '| --- | --- | --- |', ...rows].join('\n');
}
