import type { HeaderRule } from './headerRules';

/**
 * The text of a `_headers` file, which Netlify and Cloudflare Pages read.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 *
 * Where two rules match, these hosts do not replace a header but join its values. So a header that a narrower rule
 * sets is left out of the wider one. That concerns `Cache-Control`, and both hosts revalidate by themselves.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }, index) => {
      const replaced = new Set(rules.slice(index + 1).flatMap((later) => Object.keys(later.headers)));
      const lines = Object.entries(headers)
        .filter(([name]) => !replaced.has(name))
        .map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}
