import * as v from 'valibot';
import { group, pageLink, template, text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const formSchema = v.strictObject({
  headline: text,
  submit: text,
  agreement: v.strictObject({ before: text, link: text, to: pageLink, after: text }),
  mailSubject: text,
  aside: v.strictObject({ title: text, points: v.array(text), byMail: v.optional(text) }),
  noObligation: v.optional(text),
});

const message = group(text, ['title', 'text']);

const failures = group(message, [
  'notConfigured',
  'template',
  'service',
  'credentials',
  'invalidRequest',
  'accessDenied',
  'tooMany',
  'network',
  'other',
]);

/** All text in the two forms, and the messages after pressing the button (specification, part 8). */
export const schema = v.strictObject({
  formStrings: v.strictObject({
    ...group(text, [
      'optional',
      'chooseInterest',
      'tickToSend',
      'messageHint',
      'errorSummary',
      'sending',
      'submittedEarly',
      'waiting',
      'reference',
      'draftKept',
      'discardDraft',
      'doNotFill',
      'withoutScript',
      'notLoaded',
      'mailCut',
    ]).entries,
    planOpening: template('plan'),
    topicOpening: template('topic'),
    contact: formSchema,
    assessment: formSchema,
  }),
  writeInstead: group(text, ['before', 'between', 'preparedMail', 'after']),
  fieldLabels: group(text, [
    'name',
    'email',
    'company',
    'phone',
    'contactInterest',
    'assessmentInterest',
    'message',
    'challenges',
  ]),
  fieldErrors: v.strictObject({
    ...group(text, ['name', 'email', 'emailFormat', 'company', 'interest', 'message']).entries,
    tooLong: template('field', 'limit'),
  }),
  captcha: group(text, ['missing', 'unavailable']),
  failureMessages: v.strictObject({ contact: failures, assessment: group(message, ['other']) }),
  successMessages: group(message, ['contact', 'assessment']),
  agreementMessages: group(message, ['contact', 'assessment']),
  ...group(message, ['unconfirmedMessage', 'missingScriptMessage', 'honeypotMessage']).entries,
});

/** Why sending failed, in as much detail as the messages need. */
export type SendFailure = keyof v.InferOutput<typeof failures>;
export type FailureMessages = Pick<v.InferOutput<typeof failures>, 'other'> & Partial<v.InferOutput<typeof failures>>;
export type Message = v.InferOutput<typeof message>;

export const {
  writeInstead,
  fieldLabels,
  fieldErrors,
  formStrings,
  captcha,
  failureMessages,
  successMessages,
  agreementMessages,
  unconfirmedMessage,
  missingScriptMessage,
  honeypotMessage,
} = readFacts(__filename, schema);
