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
      return [{ ...environmentLine(site, 'EMAILJS_ORIGIN'), what: (error as Error).message, mend }];
    }
    const { publicKey, serviceId, templateIds } = settings;
    const needed: [name: string, value: string][] = [
      ['EMAILJS_PUBLIC_KEY', publicKey],
      ['EMAILJS_SERVICE_ID', serviceId],
      ['EMAILJS_CONTACT_TEMPLATE_ID', templateIds.contact],
      ['EMAILJS_ASSESSMENT_TEMPLATE_ID', templateIds.assessment],
    ];
    return needed
      .filter(([, value]) => value === '')
      .map(([name]) => ({
        ...environmentLine(site, name),
        what: `${name} is not set, so visitors cannot send enquiries.`,
        mend,
      }));
  },
};
