import type { EnquiryKind } from './env';

/** Strings of the two forms. */
export const formStrings = {
  optional: '(optional)',
  chooseInterest: 'Choose one',
  sending: 'Sending...',
  /** Shown while an enquiry waits for the connection. */
  waiting: 'You are offline. It will be sent once, as soon as the connection is back. Keep this page open.',
  /** Shown for a draft that was submitted on an earlier visit but not confirmed. */
  unconfirmed:
    'You submitted this message, but the page was left before we could confirm it. Please check it and submit it again. If it arrives twice, its reference tells us so.',
  reference: 'Your reference',
  draftKept: 'What you type is kept in this browser for 7 days, until it is sent.',
  discardDraft: 'Discard draft',
  errorSummary: 'There is a problem',
  doNotFill: 'Leave this field empty',
  withoutScript: 'This form needs JavaScript, which is off in your browser. Nothing you type here can be sent.',
  /** Shown when the form's scripts do not load. */
  notLoaded:
    'The form is not ready: a part of this page has not arrived, so nothing can be sent yet. If this does not change, reload the page, or copy your words into an e-mail.',
  writeInstead: 'Write to us instead at',
  byMail: 'Rather by e-mail? Write to',
  preparedMail: 'open a prepared e-mail',
} as const;

export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  contactInterest: 'What are you interested in?',
  assessmentInterest: 'Primary area of interest',
  message: 'Message',
  challenges: 'Current challenges',
} as const;

/** Errors of the fields, each with what to do. */
export const fieldErrors = {
  name: 'Enter your name',
  email: 'Enter your email address',
  emailFormat: 'Enter an email address in the format name@example.com',
  company: 'Enter the name of your company',
  interest: 'Choose what you are interested in',
  message: 'Write your message',
  tooLong: (longest: number) =>
    `Shorten this to ${longest.toLocaleString('en-US')} characters, or send the long version by e-mail`,
} as const;

interface FormText {
  submit: string;
  /** The agreement, split around its link. */
  agreement: { before: string; link: string; to: string; after: string };
  /** Subject of the prepared e-mail for visitors without JavaScript. */
  mailSubject: string;
  /** The text beside the form. */
  aside: { title: string; points: readonly string[] };
}

export const formText: Record<EnquiryKind, FormText> = {
  contact: {
    submit: 'Submit',
    agreement: { before: 'I agree to the ', link: 'privacy policy', to: '/privacy', after: '.' },
    mailSubject: 'Message from the website',
    aside: {
      title: 'When it is sent',
      points: [
        'A person reads it and replies within one business day.',
        'You get a reference, so that a second message finds the first.',
        'It puts you on no mailing list.',
        'Please leave passwords and customer records out. If we need access to a system, we agree on a safe way first.',
      ],
    },
  },
  assessment: {
    submit: 'Schedule Strategy Session',
    agreement: { before: 'I agree to the ', link: 'terms and conditions', to: '/terms', after: '.' },
    mailSubject: 'Assessment',
    aside: {
      title: 'When it is sent',
      points: [
        'We contact you within 24 hours and set up a strategy session.',
        'A rapid assessment is with you in writing within one week.',
        'It is free, and it is yours, whoever does the work.',
        'We need no passwords and no access to your systems to begin.',
      ],
    },
  },
};

/** Returns the first line of the message for visitors who come from a pricing plan's button. */
export function planOpening(planName: string): string {
  return `I am interested in the ${planName} plan.`;
}
