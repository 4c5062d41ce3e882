import { mailSettingsOf } from '../../../src/site/env';
import { environmentLine } from '../lines';
import type { LaunchRule } from '../rule';

/** Settings without which an enquiry cannot be sent. */
export const mailSettings: LaunchRule = {
  name: 'mail-settings',
  check(site) {
    const mend = 'Set it in .env, or in the environment that deploys the site.';
    let settings: ReturnType<typeof mailSettingsOf>;
    try {
      settings = mailSettingsOf(site.environment);
    } catch (error) {
      const { message } = error as Error;
      const [name = ''] = message.split(' ');
      return [{ ...environmentLine(site, name), what: message, mend }];
    }
    const { publicKey, serviceId, templateIds } = settings;
    const needed: [name: string, value: string][] = [
      ['EMAILJS_PUBLIC_KEY', publicKey],
      ['EMAILJS_SERVICE_ID', serviceId],
      ['EMAILJS_CONTACT_TEMPLATE_ID', templateIds.contact],
      ['EMAILJS_ASSESSMENT_TEMPLATE_ID', templateIds.assessment],
    ];
    const unread = site.environment.EMAILJS_RECIPIENT_TYPED !== 'yes';
    const recipient = {
      ...environmentLine(site, 'EMAILJS_RECIPIENT_TYPED'),
      what: 'Nobody has confirmed that the recipient is typed into the templates of EmailJS. With {{to_email}} there, anybody could send mail from your account.',
      mend: 'Look at “To Email” of both templates, then set EMAILJS_RECIPIENT_TYPED=yes.',
    };
    const missing = needed
      .filter(([, value]) => value === '')
      .map(([name]) => ({
        ...environmentLine(site, name),
        what: `${name} is not set, so visitors cannot send enquiries.`,
        mend,
      }));
    return [...missing, ...(unread ? [recipient] : [])];
  },
};
