import type { BuiltPage } from './builtPage';
import { contentPolicy, type PolicySettings } from './content-policy/contentPolicy';
import { type InlineCode, inlineCode } from './content-policy/inlineCode';
import { policyViolations } from './content-policy/policyViolations';

/** A policy applies to what comes after it, so it follows the character set, which must come first. */
const CHARACTER_SET = 'meta[charset="utf-8" i]';

interface Page {
  file: string;
  code: InlineCode;
}

/** Scripts of a page that not every page has: nobody has decided that they may run. */
function unsharedScripts(pages: readonly Page[]): string[] {
  const count = new Map<string, number>();
  for (const { code } of pages) {
    for (const hash of new Set(code.scripts.map(({ hash }) => hash))) count.set(hash, (count.get(hash) ?? 0) + 1);
  }
  return pages.flatMap(({ file, code }) =>
    code.scripts
      .filter(({ hash }) => count.get(hash) !== pages.length)
      .map(({ excerpt }) => `${file}: <script>${excerpt}…: an inline script of this page alone. Put it into src/boot.`),
  );
}

/**
 * Writes its Content-Security-Policy into every page. It must be the last step that changes a page: the policy holds
 * the hashes of what stands in it.
 * @returns `add`, the step for one page, and `check`, which throws an Error that names every file and element which the
 *   policies would block
 */
export function contentPolicies(settings: PolicySettings): { add(page: BuiltPage): void; check(): void } {
  const pages: Page[] = [];
  const faults: string[] = [];
  return {
    add({ file, $ }) {
      const code = inlineCode($);
      pages.push({ file, code });
      faults.push(...policyViolations($).map((fault) => `${file}: ${fault}`));
      const characterSet = $(CHARACTER_SET);
      if (characterSet.length === 0) faults.push(`${file}: no <meta charset>, which the policy follows.`);
      characterSet.after(`<meta http-equiv="Content-Security-Policy" content="${contentPolicy(code, settings)}">`);
    },
    check() {
      const all = [...faults, ...unsharedScripts(pages)];
      if (all.length > 0) {
        throw new Error(`The content policy of the site forbids what stands in these pages:\n${all.join('\n')}`);
      }
    },
  };
}
