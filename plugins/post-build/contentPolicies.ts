import type { BuiltPage } from '../../lib/builtPage';
import { islands } from '../../src/islands/islands';
import { islandsOn } from '../static-pages/islandScripts';
import { contentPolicy, type PolicySettings } from './content-policy/contentPolicy';
import { type InlineCode, inlineCode } from './content-policy/inlineCodeHashes';
import { policyViolations } from './content-policy/policyViolations';

/** The character set must come first. The policy follows it directly, because it applies only to what comes after it. */
const CHARACTER_SET = 'meta[charset="utf-8" i]';

interface Page {
  file: string;
  code: InlineCode;
}

/** Returns a message for each inline script that is not on every page. Nobody has approved such a script. */
function unsharedScripts(pages: readonly Page[]): string[] {
  const count = new Map<string, number>();
  for (const { code } of pages) {
    for (const hash of new Set(code.scripts.map(({ hash }) => hash))) count.set(hash, (count.get(hash) ?? 0) + 1);
  }
  return pages.flatMap(({ file, code }) =>
    code.scripts
      .filter(({ hash }) => count.get(hash) !== pages.length)
      .map(
        ({ excerpt }) => `${file}: <script>${excerpt}…: this inline script is not on every page. Move it to src/boot.`,
      ),
  );
}

/**
 * Adds a Content-Security-Policy to every page. This must be the last step that changes a page, because the policy contains
 * hashes of the page's inline code.
 * @returns `add`, the step for one page, and `check`, which throws an Error that names every element that the policies
 *   would block
 */
export function contentPolicies(settings: PolicySettings): { add(page: BuiltPage): void; check(): void } {
  const pages: Page[] = [];
  const violations: string[] = [];
  return {
    add({ file, $ }) {
      const code = inlineCode($);
      pages.push({ file, code });
      violations.push(...policyViolations($).map((violation) => `${file}: ${violation}`));
      const characterSet = $(CHARACTER_SET);
      if (characterSet.length === 0)
        violations.push(`${file}: the page has no <meta charset>, after which the policy belongs.`);
      const needed = islandsOn($).flatMap((name) => islands[name].thirdParties);
      const policy = contentPolicy(code, settings, needed);
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
