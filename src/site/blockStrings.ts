import * as v from 'valibot';
import { texts } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** Text that blocks add to what a page says. */
export const schema = v.strictObject({
  blockStrings: v.strictObject({
    ...texts('Text of a block', 'more', 'sample', 'rapidAssessment', 'keep').entries,
    finding: texts('Heading in the block AssessmentSheet', 'risk', 'effort', 'cost'),
    risks: texts('Size of a risk in the block AssessmentSheet', 'high', 'medium', 'low'),
  }),
});

export const { blockStrings } = readFacts(__filename, schema);
