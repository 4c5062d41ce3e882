import * as v from 'valibot';
import { pageLink, template, text, texts } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const formSchema = v.strictObject({
  submit: text('The words on the button.'),
  agreement: v.pipe(
    v.strictObject({
      before: text('The words before the link, with a space at the end.'),
      link: text('The words of the link.'),
      to: pageLink('The page that the visitor agrees to.'),
      after: text('What follows the link.'),
    }),
    v.description('The agreement, split around its link.'),
  ),
  mailSubject: text('Subject of the prepared email for visitors without JavaScript.'),
  aside: v.pipe(
    v.strictObject({
      title: text('The heading.'),
      points: v.array(text('One sentence.')),
      byMail: v.optional(text('Stands before the email address, on a page that shows it nowhere else.')),
    }),
    v.description('The text below the form.'),
  ),
  noObligation: v.optional(text('One sentence above the button.')),
});

/** All text in the two forms except the messages after sending. */
export const schema = v.strictObject({
  formStrings: texts(
    'Text of both forms',
    'optional',
    'chooseInterest',
    'tickToSend',
    'messageHint',
    'sending',
    'submittedEarly',
    'waiting',
    'reference',
    'draftKept',
    'discardDraft',
    'errorSummary',
    'doNotFill',
    'withoutScript',
    'notLoaded',
    'writeInstead',
    'preparedMail',
    'mailCut',
  ),
  fieldLabels: texts(
    'Label of a field',
    'name',
    'email',
    'company',
    'phone',
    'contactInterest',
    'assessmentInterest',
    'message',
    'challenges',
  ),
  fieldErrors: v.strictObject({
    ...texts(
      'What is wrong with a field, and how to fix it',
      'name',
      'email',
      'emailFormat',
      'company',
      'interest',
      'message',
    ).entries,
    tooLong: template(
      'limit',
      'What is wrong with a text that is too long, after the name of its field; {limit} becomes a number.',
    ),
    tooLongLine: template('limit', 'The same for a field of one line.'),
  }),
  planOpening: template(
    'plan',
    'First line of the message for visitors from a plan’s button; {plan} becomes the plan’s name.',
  ),
  formText: v.strictObject({ contact: formSchema, assessment: formSchema }),
});

export const { formStrings, fieldLabels, fieldErrors, planOpening, formText } = readFacts(__filename, schema);
