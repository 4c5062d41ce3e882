import { reservedDomainIn } from '../../lib/urls';
import { thirdParties } from '../../src/config/thirdParties';
import { elementsOf, settingOfName } from '../pages/elements';
import { type LaunchRules, type LaunchSite, lineOf } from './site';

const MILLISECONDS_PER_YEAR = 365 * 24 * 60 * 60 * 1000;

/** Third-party services: the variable that turns one on, and what the two pages about them must then contain. */
const SERVICES = [
  {
    variable: 'CHAT_ID',
    name: 'The chat',
    pattern: /\bchat\b/i,
    fix: 'Say who runs the chat, what it records, and that it loads only when a visitor opens it.',
  },
  {
    variable: 'EMAILJS_CAPTCHA_SITE_KEY',
    name: 'reCAPTCHA',
    pattern: /\breCAPTCHA\b/i,
    fix: 'Say that Google learns of visitors who use a form, what it records, and why.',
  },
  {
    variable: 'GA_MEASUREMENT_ID',
    name: 'Analytics',
    pattern: /Google Analytics|<CookieTable/,
    fix: 'Say what Google Analytics records, and when; the page about cookies needs <CookieTable />.',
  },
];
const PAGES_WITH_SERVICES = ['pages/privacy.mdx', 'pages/cookies.mdx'];

const TEMPLATES = ['EMAILJS_CONTACT_TEMPLATE_ID', 'EMAILJS_ASSESSMENT_TEMPLATE_ID'];

/** The line that sets an environment variable in `.env`, or else the one that explains it in `.env.example`. */
function environmentLine(site: LaunchSite, name: string): { file: string; line: number } {
  const isSet = site.read('.env')?.includes(`${name}=`);
  return lineOf(site, isSet ? '.env' : '.env.example', `${name}=`);
}

/** Rules that find services that would not work, and services that visitors are not told about. */
export const serviceRules: LaunchRules = {
  'reserved-addresses': ({ pages }) =>
    pages.flatMap(({ file, source }) =>
      source.split('\n').flatMap((text, index) => {
        const domain = reservedDomainIn(text);
        if (!domain) return [];
        const alsoIn = text.includes(thirdParties.chat.scriptUrl)
          ? ', also as CHAT_HOST in src/config/thirdParties.ts'
          : '';
        return {
          file,
          line: index + 1,
          reason: `Nobody can be reached at ${domain}.`,
          fix: `Write the real address${alsoIn}.`,
        };
      }),
    ),

  'legal-dates': ({ pages }) =>
    pages.flatMap((page) =>
      elementsOf(page).flatMap((element) => {
        const updated = settingOfName(page, element, 'updated')?.value ?? '';
        const age = Date.now() - Date.parse(updated);
        if (element.name !== 'LegalText' || age <= MILLISECONDS_PER_YEAR) return [];
        const reason = Number.isNaN(age)
          ? `"${updated}" is not a date.`
          : `This text was last reviewed on ${updated}, more than a year ago.`;
        const fix = 'Have the person responsible review it, and write the date of that review.';
        return { file: page.file, line: element.position?.start.line ?? 1, reason, fix, isReviewDue: true as const };
      }),
    ),

  'mail-settings': (site) =>
    ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', ...TEMPLATES]
      .filter((name) => !site.environment[name]?.trim())
      .map((name) => ({
        ...environmentLine(site, name),
        reason: `${name} is not set, so visitors cannot send enquiries.`,
        fix: 'Set it in .env, or in the environment that deploys the site.',
      })),

  'mail-recipient': (site) => {
    const confirmed = site.environment.EMAILJS_FIXED_RECIPIENT_TEMPLATES?.split(/[\s,]+/) ?? [];
    const ids = TEMPLATES.map((name) => site.environment[name]?.trim());
    if (ids.every((id) => id && confirmed.includes(id))) return [];
    const reason =
      'Nobody has confirmed that the recipient is typed into the templates of EmailJS. With {{to_email}} there, anybody could send mail from your account.';
    const fix =
      'Type your own address into “To Email” of both templates, then set EMAILJS_FIXED_RECIPIENT_TEMPLATES to their ids, with a comma between them.';
    return [{ ...environmentLine(site, 'EMAILJS_FIXED_RECIPIENT_TEMPLATES'), reason, fix }];
  },

  'service-information': ({ environment, pages }) =>
    SERVICES.filter(({ variable }) => environment[variable]).flatMap(({ name, pattern, fix }) =>
      PAGES_WITH_SERVICES.filter((file) => !pattern.test(pages.find((page) => page.file === file)?.source ?? '')).map(
        (file) => {
          const reason = `${name} is configured, but this page does not tell visitors about it.`;
          return { file, line: 1, reason, fix };
        },
      ),
    ),
};
