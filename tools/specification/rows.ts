/** The rows in `tests/specification/`: a file for each part of the specification. docs/testing.md describes a row. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LineCounter, type Node, parseDocument } from 'yaml';
import { filesIn } from '../../lib/files';

export const FOLDER = 'tests/specification';

/** Kinds of elements on a page. A row names one, and its text: `link: Contact Us`. */
export const PLACES = {
  headline: 'main h1',
  heading: 'main :is(h1, h2, h3, h4)',
  text: 'main, main section',
  link: 'main a',
  'header link': 'header:not(main header) a',
  'drawer link': 'dialog a',
  'solutions menu': '[data-menu=solutions] a',
  'capabilities menu': '[data-menu=capabilities] a',
  'resources menu': '[data-menu=resources] a',
  'footer link': 'footer:not(main footer) a',
  data: 'script[type="application/ld+json"]',
};
export const placeNames = Object.keys(PLACES) as (keyof typeof PLACES)[];

const text = v.optional(v.string());
const number = v.optional(v.number());
const oneOrMore = v.optional(v.union([v.string(), v.array(v.string())]));
const rowSchema = v.strictObject({
  ...v.entriesFromList(placeNames, oneOrMore),
  ...{ on: oneOrMore, element: text, with: oneOrMore, section: text, to: text, count: number, items: number },
  ...{ asset: text, proof: text, value: text, of: text, is: v.optional(v.union([v.string(), v.number()])) },
});
export type Row = v.InferOutput<typeof rowSchema>;
const rows = v.optional(v.array(rowSchema), []);
const statement = v.strictObject({ says: v.string(), on: oneOrMore, fixed: rows, sample: rows });
const partSchema = v.record(v.string(), v.array(statement));

/** A row with its position, and the sentence of the specification to which it belongs. */
interface PositionedRow {
  /** File and line. */
  at: string;
  /** The source of the row. */
  source: string;
  statement: string;
  row: Row;
}

/**
 * Yields the rows of a level: `fixed`, or `sample` for what is true of the sample company.
 * @throws Error if a row has an unknown key or an invalid value
 */
export function* rowsOf(level: 'fixed' | 'sample'): Generator<PositionedRow> {
  for (const file of filesIn(FOLDER).map((name) => `${FOLDER}/${name}`)) {
    const source = readFileSync(file, 'utf8');
    const lineCounter = new LineCounter();
    const document = parseDocument(source, { lineCounter });
    const { success, output, issues } = v.safeParse(partSchema, document.toJS());
    if (!success) throw new Error(`${file}: ${v.getDotPath(issues[0])}: ${issues[0].message}`);
    for (const [heading, statements] of Object.entries(output)) {
      for (const [index, { says, on, [level]: rows }] of statements.entries()) {
        for (const [position, row] of rows.entries()) {
          const { range } = document.getIn([heading, index, level, position], true) as Node;
          const [start = 0, end = 0] = range ?? [];
          const at = `${file}:${lineCounter.linePos(start).line}`;
          yield { at, source: source.slice(start, end).trim(), statement: `${heading}: ${says}`, row: { on, ...row } };
        }
      }
    }
  }
}
