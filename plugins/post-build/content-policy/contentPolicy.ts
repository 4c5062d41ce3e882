import type { MailSettings } from '../../../src/config/mailSettings';
import { BUNDLER_POLICY, SCRIPT_POLICY, type ThirdPartyName, thirdParties } from '../../../src/config/thirdParties';
import type { InlineCode } from './inlineCodeHashes';

/** Services that this build connects to; part of the config's `customFields`. */
export interface PolicySettings {
  mail: MailSettings;
  measurementId?: string;
  chatId?: string;
}

/**
 * Returns the Content-Security-Policy of a page as the value of a `<meta>` element. It allows the site's own files, the
 * page's inline code, and the third parties that the build is configured for: analytics on every page, the others on pages with an
 * island that needs them.
 * @param needed the third parties of the page's islands
 */
export function contentPolicy(
  { scripts, styles }: InlineCode,
  { mail, measurementId, chatId }: PolicySettings,
  needed: readonly ThirdPartyName[] = [],
): string {
  const sendsMail = mail.origin !== '' && needed.includes('mail');
  const hasCaptcha = mail.captcha !== undefined && needed.includes('captcha');
  const hasChat = chatId !== undefined && needed.includes('chat');
  const services = [
    ...(measurementId ? [thirdParties.analytics] : []),
    ...(hasChat ? [thirdParties.chat] : []),
    ...(hasCaptcha ? [thirdParties.captcha] : []),
  ];
  const frames = services.flatMap((service) => service.frames);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(({ hash }) => hash), ...services.flatMap((service) => service.scripts)],
    'style-src': ["'self'", ...styles.map(({ hash }) => hash)],
    'img-src': ["'self'", 'data:', ...services.flatMap(({ images }) => images)],
    'font-src': ["'self'"],
    // 'self' cannot leak data, and Lighthouse fetches `/robots.txt` from inside the page.
    'connect-src': [
      "'self'",
      ...(sendsMail ? [mail.origin] : []),
      ...services.flatMap(({ connections }) => connections),
    ],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Google does not say how the policies of its script are called. Strings remain forbidden.
    'trusted-types': hasCaptcha ? ['*'] : [BUNDLER_POLICY, ...(services.length > 0 ? [SCRIPT_POLICY] : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
