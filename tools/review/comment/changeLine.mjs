import { markdownCell } from '../../../lib/markdownCell.mjs';

/** 60 lines of this length fit into a comment. */
const MAX_CHARACTERS = 500;

/**
 * Renders a change as one line of Markdown.
 * @param {import('../report/summary').SummaryGroup} change
 * @param {string | null} report the address of the report
 */
export function changeLine({ mark, kind, title, where, notes }, report) {
  const parts = [markdownCell(title), markdownCell(where), ...notes.map((note) => `_${markdownCell(note)}_`)];
  const text = parts.filter(Boolean).join(' · ');
  const cut = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
  return `**${markdownCell(kind)}:** ${cut}${report ? ` [See it](${encodeURI(report)}#change-${mark})` : ''}`;
}
