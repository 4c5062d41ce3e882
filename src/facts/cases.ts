import * as v from 'valibot';
import { pageLink, text, texts, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const caseSchema = v.strictObject({
  page: pageLink('The page that tells the story.'),
  client: text('The client, as they agreed to be named.'),
  service: pageLink('The page of the service that the case is about.'),
  title: text('What changed, in one sentence.'),
  against: text('What we advised against, in a few words.'),
  reason: text('Why, in one or two sentences.'),
  advised: text('What we advised, in a few words.'),
  figure: text('What was counted.'),
  before: text('The figure before.'),
  after: text('The figure after.'),
  duration: text('How long the work took.'),
  price: text('What it cost, as a range.'),
  sample: v.pipe(
    v.boolean('must be true or false'),
    v.description('Whether it is invented. Visitors are told if it is.'),
  ),
});

/** Case studies. */
export const schema = v.strictObject({
  cases: v.pipe(v.array(caseSchema), uniqueBy('page'), v.description('Case studies, the strongest first.')),
  caseTexts: texts(
    'Text around a case study',
    'earlier',
    'later',
    'against',
    'no',
    'yes',
    'duration',
    'price',
    'sample',
    'read',
    'none',
    'real',
  ),
});

export type Case = v.InferOutput<typeof caseSchema>;

export const { cases, caseTexts } = readFacts(__filename, schema);
