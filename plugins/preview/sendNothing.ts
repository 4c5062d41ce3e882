/**
 * Replaces `src/forms/send.ts` in previews (`plugins/preview/plugin.ts`): no enquiry is sent, and a dialog shows what the
 * live site would have sent. Previews do not contain the code of the email service.
 */
import { showUnsentMail } from './unsentMail';

type Send = typeof import('../../src/forms/send');

export async function loadMailService(): Promise<void> {}

/** Resolves when the reviewer closes the dialog, so that they see what a visitor sees next. */
export const sendEnquiry: Send['sendEnquiry'] = (_settings, kind, params) => showUnsentMail(kind, params);
