import * as v from 'valibot';
import { texts } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

/** A separate file, because the forms load it only if the site uses a CAPTCHA. */
export const schema = v.strictObject({
  captcha: texts('What a form says about the CAPTCHA', 'missing', 'unavailable'),
});

export const { captcha } = readFacts(__filename, schema);
