import { markdownCell } from '../../../lib/markdownCell.mjs';
import type { Finding } from '../finding';
import { handbookAddress } from './handbookAddress';
import { summary } from './terminal';

/**
 * Findings as a Markdown table, for the summary of a job.
 * @param fileAddress where files are shown, for links: `https://github.com/…/blob/<commit>`; null for no links
 */
export function markdownTable(findings: readonly Finding[], pageCount: number, fileAddress: string | null): string {
  const head = `**Content check.** ${summary(findings, pageCount)}`;
  if (findings.length === 0) return head;
  const rows = findings.map(({ file, line, severity, rule, message, handbook }) => {
    const place = markdownCell(`${file}:${line}`);
    const linked = fileAddress ? `[${place}](${fileAddress}/${encodeURI(file)}?plain=1#L${line})` : place;
    const more = fileAddress ? ` [More](${handbookAddress(handbook, fileAddress)})` : '';
    return `| ${linked} | ${severity}: ${markdownCell(rule)} | ${markdownCell(message)}${more} |`;
  });
  return [head, '', '| Where | Rule | What to fix |', '| --- | --- | --- |', ...rows].join('\n');
}
