/** Reads the rows in `tests/specification/`; docs/testing.md describes them. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Node, parseDocument } from 'yaml';
import { filesIn } from '../../lib/files';
import { lineNumber } from '../../lib/range';

/** A file for each part of the specification. */
export const SPECIFICATION_DIRECTORY = 'tests/specification';

export type Level = 'fixed' | 'sample';

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

const optionalString = v.optional(v.string());
const optionalNumber = v.optional(v.number());
const oneOrMoreStrings = v.optional(v.union([v.string(), v.array(v.string())]));
const rowSchema = v.strictObject({
  ...v.entriesFromList(placeNames, oneOrMoreStrings),
  on: oneOrMoreStrings,
  element: optionalString,
  with: oneOrMoreStrings,
  section: optionalString,
  to: optionalString,
  count: optionalNumber,
  items: optionalNumber,
  asset: optionalString,
  proof: optionalString,
  value: optionalString,
  of: optionalString,
  is: v.optional(v.union([v.string(), v.number()])),
});
export type SpecificationRow = v.InferOutput<typeof rowSchema>;
const rowsSchema = v.optional(v.array(rowSchema), []);
const statement = v.strictObject({ says: v.string(), on: oneOrMoreStrings, fixed: rowsSchema, sample: rowsSchema });
const partSchema = v.record(v.string(), v.array(statement));

/**
 * Yields the rows of a level: `fixed`, or `sample` for what is true of the sample company. Each has its file and line, its source, and the
 * sentence of the specification to which it belongs.
 * @throws Error if a row has an unknown key or an invalid value
 */
export function* rowsOf(level: Level) {
  for (const file of filesIn(SPECIFICATION_DIRECTORY).map((name) => `${SPECIFICATION_DIRECTORY}/${name}`)) {
    const source = readFileSync(file, 'utf8');
    const document = parseDocument(source);
    const { success, output, issues } = v.safeParse(partSchema, document.toJS());
    if (!success) throw new Error(`${file}: ${v.getDotPath(issues[0])}: ${issues[0].message}`);
    for (const [heading, statements] of Object.entries(output)) {
      for (const [index, { says, on, [level]: rows }] of statements.entries()) {
        for (const [position, row] of rows.entries()) {
          const { range } = document.getIn([heading, index, level, position], true) as Node;
          const [start = 0, end = 0] = range ?? [];
          const at = `${file}:${lineNumber(source, start)}`;
          yield { at, source: source.slice(start, end).trim(), statement: `${heading}: ${says}`, row: { on, ...row } };
        }
      }
    }
  }
}
