import type { Nodes, Table } from 'mdast';
import { type Page, sourceOf } from '../../page';
import { firstLine, rangeOf } from '../../range';
import type { Diagnostic } from '../../rule';

/** Rows with too few or too many cells. Markdown drops the ones that are too many. */
export function tableSlips(page: Page, table: Table): Diagnostic[] {
  const cellsOf = (row: Nodes) =>
    sourceOf(page, row)
      .trim()
      .replace(/\\\||`[^`]*`/g, 'x')
      .replace(/^\||\|$/g, '')
      .split('|').length;
  const [head, ...rows] = table.children;
  if (!head) return [];
  const columns = cellsOf(head);
  return rows.flatMap((row, index) => {
    const cells = cellsOf(row);
    if (cells === columns) return [];
    const at = firstLine(page.source, rangeOf(row));
    const written = sourceOf(page, row).trim();
    if (!written.includes('|')) {
      const parts = written.split(/\t+| {3,}/);
      const message =
        parts.length > 1
          ? `The cells of this row have no "|" between them. Write | ${parts.join(' | ')} |`
          : 'This line became a row of the table above. Press Enter before it, so that there is an empty line.';
      return [{ ...at, message }];
    }
    const joinedWith = (other: Nodes | undefined) => {
      const total = other ? cells + cellsOf(other) : 0;
      return cells < columns && (total === columns || total === columns + 1);
    };
    if (joinedWith(rows[index + 1])) {
      return [
        {
          ...at,
          message:
            'This row of the table goes on in the next line. Delete the line break at its end, so that it is on one line.',
        },
      ];
    }
    if (joinedWith(rows[index - 1])) return [];
    const advice =
      cells < columns
        ? 'Write a "|" for each cell that is missing, also for an empty one.'
        : 'Every "|" starts a cell, also inside a sentence: write "or" or a comma in its place.';
    const message = `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the table has ${columns} columns. ${advice}`;
    return [{ ...at, message }];
  });
}
