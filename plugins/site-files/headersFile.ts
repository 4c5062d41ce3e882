import type { HeaderRule } from './headerRules';

/**
 * Formats rules as a `_headers` file for Netlify and Cloudflare Pages.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 *
 * If two rules set the same header for a path, these hosts join the values with a comma. For `Content-Security-Policy` that is right:
 * browsers obey every policy in such a list (https://www.w3.org/TR/CSP3/#parse-response-csp). Any other header that a narrower rule
 * sets is omitted from the broader one; this affects only `Cache-Control`, for which both hosts default to revalidation.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }, index) => {
      const replaced = new Set(rules.slice(index + 1).flatMap((later) => Object.keys(later.headers)));
      const lines = Object.entries(headers)
        .filter(([name]) => name === 'Content-Security-Policy' || !replaced.has(name))
        .map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}
