/**
 * Stands in for `src/forms/send.ts` in previews (`plugins/preview/plugin.ts`): an enquiry goes nowhere, and the
 * reviewer is shown what the live site would have sent. The mail service's code is not part of a preview.
 */
import { showUnsentMail } from './unsentMail';

type Send = typeof import('../../src/forms/send');

export async function loadMailService(): Promise<void> {}

/** Never fails. It counts as sent when the reviewer closes the mail, so that they see what a visitor sees next. */
export const sendEnquiry: Send['sendEnquiry'] = (_settings, kind, params) => showUnsentMail(kind, params);
