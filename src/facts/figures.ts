import * as v from 'valibot';
import { group, optionalText, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const figure = (value: v.GenericSchema<string, string> = text) =>
  v.pipe(
    v.strictObject({
      value,
      unit: optionalText,
      kind: v.picklist(['measured', 'target', 'contract']),
      adjective: optionalText,
      source: optionalText,
    }),
    v.check(({ value: whole, unit }) => whole.endsWith(unit), 'has a unit that is not the end of its value'),
  );

/** The figures that the site quotes, each with its kind and source. */
export const schema = v.strictObject({
  figures: v.strictObject({
    experience: figure(
      v.pipe(v.string(), v.regex(/^\d+\+?$/, 'is not a number such as 20+. Pages add the word “years”')),
    ),
    entryPrice: figure(v.pipe(v.string(), v.regex(/^\$\d{1,3}(,\d{3})*$/, 'is not a price such as $4,999'))),
    ...group(figure(), [
      'employees',
      'transformations',
      'projects',
      'industries',
      'cloudSpend',
      'certifiedArchitects',
      'regions',
      'initialValue',
      'firstVersion',
      'firstWorkflow',
      'aiDelivery',
      'manualEffort',
      'visibility',
      'session',
      'repairResponse',
      'uptime',
      'support',
      'chatAnswered',
      'chatInquiries',
      'chatFirstAnswer',
      'chatSetup',
      'chatSatisfied',
    ]).entries,
  }),
});

export const { figures } = readFacts(__filename, schema);

/** The entry price as a number of US dollars. */
export const entryAmount = Number(figures.entryPrice.value.replace(/\D/g, ''));
