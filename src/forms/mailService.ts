/** The SDK of the mail service, loaded with a visitor's first touch of a form. `send.ts` is the only module that uses it. */

import * as sdk from '@emailjs/browser';
import siteConfig from '@generated/docusaurus.config';
import type { MailSettings } from '../config/mailSettings';
import { showCaptcha } from './captcha';

const { mail } = siteConfig.customFields as { mail: MailSettings };
const captcha = mail.captcha ? showCaptcha(mail.captcha) : null;

export const { init } = sdk;

/** Sends an enquiry, with the visitor's answer to the CAPTCHA if the site has one. */
export async function send(serviceId: string, templateId: string, params: Record<string, string>) {
  try {
    return await sdk.send(serviceId, templateId, { ...params, ...captcha?.params() });
  } finally {
    captcha?.reset();
  }
}
