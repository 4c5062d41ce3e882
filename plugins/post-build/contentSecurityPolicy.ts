import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { islands } from '../../src/browser/islands/islands';
import type { Connections } from '../../src/config/connections';
import { BUNDLER_POLICY, SCRIPT_POLICY, thirdParties } from '../../src/config/thirdParties';
import { islandsOn } from '../islands/plugin';

/** Returns the hash sources of inline scripts or styles: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashesOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .map((_, element) => `'sha256-${createHash('sha256').update($(element).text()).digest('base64')}'`)
    .get();
}

/**
 * Returns the Content-Security-Policy of a page as the value of a `<meta>` element. It allows the site's own files, the
 * page's inline code, and the third parties that the build is configured for: analytics on every page, the others on pages with an
 * island that needs them.
 */
export function contentSecurityPolicy($: CheerioAPI, { mailSettings, measurementId, chatId }: Connections): string {
  const needed = islandsOn($).flatMap((name) => islands[name].thirdParties);
  const sendsMail = mailSettings.origin !== '' && needed.includes('mail');
  const hasCaptcha = mailSettings.captchaSiteKey !== undefined && needed.includes('captcha');
  const hasChat = chatId !== undefined && needed.includes('chat');
  const allowed = [
    ...(measurementId ? [thirdParties.analytics] : []),
    ...(hasChat ? [thirdParties.chat] : []),
    ...(hasCaptcha ? [thirdParties.captcha] : []),
  ];
  const frames = allowed.flatMap(({ frames }) => frames);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // Browsers do not run data, so it needs no hash.
    'script-src': [
      "'self'",
      ...hashesOf($, 'script:not([src], [type="application/ld+json"], [type="application/json"])'),
      ...allowed.flatMap(({ scripts }) => scripts),
    ],
    'style-src': ["'self'", ...hashesOf($, 'style')],
    'img-src': ["'self'", 'data:', ...allowed.flatMap(({ images }) => images)],
    'font-src': ["'self'"],
    // 'self' cannot leak data, and Lighthouse fetches `/robots.txt` from inside the page.
    'connect-src': [
      "'self'",
      ...(sendsMail ? [mailSettings.origin] : []),
      ...allowed.flatMap(({ endpoints }) => endpoints),
    ],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Google does not document the names of its script's Trusted Types policies. Plain strings remain forbidden.
    'trusted-types': hasCaptcha ? ['*'] : [BUNDLER_POLICY, ...(allowed.length > 0 ? [SCRIPT_POLICY] : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Adds the policy to a page. This must be the last step that changes a page, because the policy contains hashes of the page's inline
 * code. A policy applies only to what comes after it, so it directly follows the character set, which must come first.
 */
export function addContentSecurityPolicy($: CheerioAPI, connections: Connections): void {
  const policy = contentSecurityPolicy($, connections);
  $('meta[charset]').after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
