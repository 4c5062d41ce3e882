import * as v from 'valibot';
import { template, texts } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** Text that blocks add to what a page says. */
export const schema = v.strictObject({
  blockStrings: v.strictObject({
    ...texts('Text of a block', 'more', 'sample', 'bookCall', 'assessmentPromise').entries,
    contactDetails: texts('Label of a contact detail', 'email', 'telephone', 'calendar', 'open', 'readBy', 'address'),
    allRows: template('total', 'Shows the rows of a sheet that phones hide at first; {total} becomes their number.'),
    samples: texts('Note below a block with samples', 'quotes', 'people', 'jobs'),
    marks: texts('Mark in the block Sheet', 'struck', 'ringed', 'kept', 'added'),
  }),
});

export const { blockStrings } = readFacts(__filename, schema);
