import type { LaunchDiagnostic } from '../finding';
import type { LaunchRule } from '../rule';

/** Services of others: the variable that turns one on, the word by which pages speak of it, its name, and what visitors must be told. */
const SERVICES = [
  {
    variable: 'CHAT_ID',
    word: 'chat',
    name: 'The chat',
    mend: 'Say who runs the chat, what it records, and that it loads only when a visitor opens it.',
  },
  {
    variable: 'EMAILJS_CAPTCHA_SITE_KEY',
    word: 'reCAPTCHA',
    name: 'reCAPTCHA',
    mend: 'Say that Google learns of visitors who use a form, what it records, and why.',
  },
];

/** If such a service is configured: what visitors must be told about it. */
export const serviceInformation: LaunchRule = {
  name: 'service-information',
  check({ environment, pages }) {
    return SERVICES.filter(({ variable }) => environment[variable]).flatMap(({ word, name, mend }) => {
      const says = (file: string) => {
        const text = `${pages.find((page) => page.file === file)?.source}`;
        return new RegExp(`\\b${word}\\b`, 'i').test(text);
      };
      return ['pages/privacy.mdx', 'pages/cookies.mdx']
        .filter((file) => !says(file))
        .map((file): LaunchDiagnostic => {
          const what = `${name} is configured, but this page does not tell visitors about it.`;
          return { file, line: 1, what, mend };
        });
    });
  },
};
