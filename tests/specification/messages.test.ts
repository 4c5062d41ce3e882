import { company } from '../../src/site/company';
import type { EnquiryKind } from '../../src/site/env';
import { agreementMessages, failureMessages, successMessages } from '../../src/site/sendMessages';
import { strings } from '../../src/site/strings';

const { email } = company;
const failuresOf = (kind: EnquiryKind) =>
  Object.values(failureMessages[kind]).map(({ title, text }) => `${title}: ${text}`);

it('the contact form has the specified message for each failure', () => {
  expect(failuresOf('contact')).toEqual([
    `Configuration Error: Email service is not properly configured. Please contact support directly at ${email}`,
    `Configuration Error: Email template configuration error. Please contact us directly at ${email}`,
    `Service Error: Email service configuration error. Please contact us directly at ${email}`,
    `Authentication Error: Invalid email service credentials. Please contact us directly at ${email}`,
    'Invalid Request: Invalid request. Please check your input and try again.',
    `Access Denied: Email service access denied. Please contact us directly at ${email}`,
    'Network Error: Network error. Please check your internet connection and try again.',
    `Message not sent: There was an error sending your message. Please try contacting us directly at ${email}`,
  ]);
});

it('the assessment form has one message for every failure', () => {
  expect([...new Set(failuresOf('assessment'))]).toEqual([
    'Submission Failed: There was an error sending your request. Please try again later.',
  ]);
});

it('a missing agreement has the specified message', () => {
  expect(agreementMessages).toEqual({
    contact: { title: 'Agreement Required', text: 'Please agree to the privacy policy before submitting.' },
    assessment: { title: 'Agreement Required', text: 'Please agree to the terms and conditions before submitting.' },
  });
});

it('a success has the specified title and promises a reply in the specified time', () => {
  expect(successMessages).toEqual({
    contact: { title: 'Thanks for reaching out!', text: expect.stringContaining('within one business day') },
    assessment: { title: 'Strategy Session Request Received!', text: expect.stringContaining('within 24 hours') },
  });
});

it('the screens of account and errors have the specified texts', () => {
  expect(strings).toMatchObject({
    authenticating: 'Authenticating',
    authenticationError: 'Authentication Error',
    authenticationFailed: 'Authentication failed. Please try again.',
    subscriptionActivated: {
      title: 'Subscription Activated',
      description: 'Your subscription has been successfully activated.',
    },
    errorTitle: 'Unexpected Application Error!',
    errorHome: 'Return to Home',
  });
});
