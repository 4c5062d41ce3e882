import * as v from 'valibot';
import { text } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const message = (description: string) =>
  v.pipe(
    v.strictObject({ title: text('The heading.'), text: text('The sentences below it.') }),
    v.description(description),
  );

const other = message('Any other failure, and every one without a message of its own.');

const failures = v.strictObject({
  notConfigured: message('The mail service is not set up.'),
  template: message('The mail service does not know the template.'),
  service: message('The mail service does not know the mailbox.'),
  credentials: message('The mail service does not accept the key.'),
  invalidRequest: message('The mail service does not understand the request.'),
  accessDenied: message('The mail service refuses.'),
  tooMany: message('The mail service accepts no more messages at the moment.'),
  network: message('There is no connection.'),
  other,
});

/** Messages that a visitor reads after pressing the button of a form (specification, part 8). */
export const schema = v.strictObject({
  failureMessages: v.strictObject({ contact: failures, assessment: v.strictObject({ other }) }),
  successMessages: v.strictObject({ contact: message('It was sent.'), assessment: message('It was sent.') }),
  agreementMessages: v.strictObject({
    contact: message('The visitor has not agreed.'),
    assessment: message('The visitor has not agreed.'),
  }),
  unconfirmedMessage: message('It was sent, but the site does not know whether it arrived.'),
  missingScriptMessage: message('A script of the form could not be loaded, so nothing was sent.'),
  refusedMessage: message('A bot seems to have filled in the form, so nothing was sent.'),
});

/** Why sending failed, in as much detail as the messages need. */
export type SendFailure = keyof v.InferOutput<typeof failures>;
export type FailureMessages = Pick<v.InferOutput<typeof failures>, 'other'> & Partial<v.InferOutput<typeof failures>>;
export type Message = v.InferOutput<ReturnType<typeof message>>;

export const {
  failureMessages,
  successMessages,
  agreementMessages,
  unconfirmedMessage,
  missingScriptMessage,
  refusedMessage,
} = readFacts(__filename, schema);
