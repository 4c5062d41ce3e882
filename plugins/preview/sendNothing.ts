/**
 * Replaces `src/forms/send.ts` in previews (`plugins/preview/plugin.ts`): no enquiry is sent, and the reviewer sees what a
 * visitor sees after sending one. Previews do not contain the code of the email service.
 */
type Send = typeof import('../../src/forms/send');

export async function prepare(): Promise<void> {}

export const sendEnquiry: Send['sendEnquiry'] = async ({ onSent }) => {
  onSent();
  return 'sent';
};
