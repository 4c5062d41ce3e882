import { company } from './company';
import type { EnquiryKind } from './env';

/** Why sending failed, as far as it matters to the visitor. */
export type SendFailure =
  | 'notConfigured'
  | 'template'
  | 'service'
  | 'credentials'
  | 'invalidRequest'
  | 'accessDenied'
  | 'network'
  | 'other';

export interface Message {
  title: string;
  text: string;
}

const writeToUs = `Please contact us directly at ${company.email}`;

const assessmentFailure: Message = {
  title: 'Submission Failed',
  text: 'There was an error sending your request. Please try again later.',
};

/** Messages for enquiries that could not be sent (specification, part 8). */
export const failureMessages: Record<EnquiryKind, Record<SendFailure, Message>> = {
  contact: {
    notConfigured: {
      title: 'Configuration Error',
      text: `Email service is not properly configured. Please contact support directly at ${company.email}`,
    },
    template: { title: 'Configuration Error', text: `Email template configuration error. ${writeToUs}` },
    service: { title: 'Service Error', text: `Email service configuration error. ${writeToUs}` },
    credentials: { title: 'Authentication Error', text: `Invalid email service credentials. ${writeToUs}` },
    invalidRequest: { title: 'Invalid Request', text: 'Invalid request. Please check your input and try again.' },
    accessDenied: { title: 'Access Denied', text: `Email service access denied. ${writeToUs}` },
    network: {
      title: 'Network Error',
      text: 'Network error. Please check your internet connection and try again.',
    },
    other: {
      title: 'Message not sent',
      text: `There was an error sending your message. Please try contacting us directly at ${company.email}`,
    },
  },
  assessment: {
    notConfigured: assessmentFailure,
    template: assessmentFailure,
    service: assessmentFailure,
    credentials: assessmentFailure,
    invalidRequest: assessmentFailure,
    accessDenied: assessmentFailure,
    network: assessmentFailure,
    other: assessmentFailure,
  },
};

/** Messages for enquiries that were sent. */
export const successMessages: Record<EnquiryKind, Message> = {
  contact: {
    title: 'Thanks for reaching out!',
    text: 'We have your message, and a person replies within one business day.',
  },
  assessment: {
    title: 'Strategy Session Request Received!',
    text: 'We contact you within 24 hours to set up your strategy session.',
  },
};

export const agreementMessages: Record<EnquiryKind, Message> = {
  contact: {
    title: 'Agreement Required',
    text: 'Please agree to the privacy policy before submitting.',
  },
  assessment: {
    title: 'Agreement Required',
    text: 'Please agree to the terms and conditions before submitting.',
  },
};

/** Shown instead of sending when a bot seems to have filled in the form (`src/forms/botGuard.ts`). */
export const refusedMessage: Message = {
  title: 'Message not sent',
  text: `This looked like an automatic submission, so nothing was sent. Wait a few seconds and press the button again, or write to ${company.email}.`,
};
