import * as v from 'valibot';
import { text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const item = (description: string) =>
  v.pipe(
    v.strictObject({
      name: text('The key.'),
      purpose: text('What it is for.'),
      duration: text('How long it stays.'),
    }),
    v.description(description),
  );

/** What the site keeps in local storage, and for how long. */
export const schema = v.strictObject({
  storage: v.strictObject({
    draftPrefix: text('Prefix of the localStorage keys for drafts; the name of the form follows.'),
    draftDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Days after which a draft is deleted.')),
    items: v.pipe(
      v.strictObject({
        contact: item('The draft of the contact form.'),
        assessment: item('The draft of the assessment form.'),
        theme: item('The theme that a visitor has picked.'),
        captcha: item('What Google reCAPTCHA keeps, on sites that use it.'),
      }),
      v.description('Everything that the site may keep in local storage. The second table on /cookies lists it.'),
    ),
  }),
});

export const { storage } = readFacts(__filename, schema);
