import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import type { BuiltPage } from '../../lib/builtSite';
import { islands } from '../../src/browser/islands/islands';
import type { MailSettings } from '../../src/config/mailSettings';
import { BUNDLER_POLICY, SCRIPT_POLICY, type ThirdPartyName, thirdParties } from '../../src/config/thirdParties';
import { islandsOn } from '../islands/plugin';
import { dropUnneededScripts } from '../scripts/plugin';
import { policyViolations } from './policyViolations';

/** An inline script or style of a page. */
interface InlineText {
  /** A hash source of a content policy: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
  hash: string;
  /** The beginning of the text, for messages. */
  excerpt: string;
}

interface InlineCode {
  scripts: InlineText[];
  styles: InlineText[];
}

/** Types of scripts that contain data. Browsers do not run them, so content policies do not apply. */
const DATA_TYPES = ['application/ld+json', 'application/json'];
const EXCERPT_LENGTH = 60;

function inlineText(text: string): InlineText {
  const hash = createHash('sha256').update(text).digest('base64');
  return { hash: `'sha256-${hash}'`, excerpt: text.slice(0, EXCERPT_LENGTH) };
}

/** Finds the inline scripts of a page, including speculation rules, and its inline styles. */
export function inlineCode($: CheerioAPI): InlineCode {
  const scripts = $('script:not([src])')
    .toArray()
    .filter((element) => !DATA_TYPES.includes($(element).attr('type') ?? ''));
  return {
    scripts: scripts.map((element) => inlineText($(element).text())),
    styles: $('style')
      .toArray()
      .map((element) => inlineText($(element).text())),
  };
}

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

/** The character set must come first. The policy follows it directly, because it applies only to what comes after it. */
const CHARACTER_SET = 'meta[charset="utf-8" i]';

interface Page {
  file: string;
  /** As Docusaurus wrote them. */
  scripts: InlineText[];
}

/** Returns a message for each inline script that is not on every page. Nobody has approved such a script. */
function unsharedScripts(pages: readonly Page[]): string[] {
  const count = new Map<string, number>();
  for (const { scripts } of pages) {
    for (const hash of new Set(scripts.map(({ hash }) => hash))) count.set(hash, (count.get(hash) ?? 0) + 1);
  }
  return pages.flatMap(({ file, scripts }) =>
    scripts
      .filter(({ hash }) => count.get(hash) !== pages.length)
      .map(
        ({ excerpt }) =>
          `${file}: <script>${excerpt}…: this inline script is not on every page. Move it to src/browser/boot.`,
      ),
  );
}

/**
 * Adds a Content-Security-Policy to every page, after removing the scripts that it does not need. This must be the last step that changes a page, because the policy contains
 * hashes of the page's inline code.
 * @returns `add`, the step for one page, and `check`, which throws an Error that names every element that the policies
 *   would block
 */
export function contentPolicies(settings: PolicySettings): { add(page: BuiltPage): void; check(): void } {
  const pages: Page[] = [];
  const violations: string[] = [];
  return {
    add({ file, $ }) {
      pages.push({ file, scripts: inlineCode($).scripts });
      dropUnneededScripts($);
      violations.push(...policyViolations($).map((violation) => `${file}: ${violation}`));
      const characterSet = $(CHARACTER_SET);
      if (characterSet.length === 0)
        violations.push(`${file}: the page has no <meta charset>, after which the policy belongs.`);
      const needed = islandsOn($).flatMap((name) => islands[name].thirdParties);
      const policy = contentPolicy(inlineCode($), settings, needed);
      characterSet.after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    },
    check() {
      const all = [...violations, ...unsharedScripts(pages)];
      if (all.length > 0) {
        throw new Error(`The content policy blocks parts of these pages:\n${all.join('\n')}`);
      }
    },
  };
}
