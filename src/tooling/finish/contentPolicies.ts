import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { htmlFiles } from '../htmlFiles';
import { contentPolicy, type PolicySettings } from '../policy/contentPolicy';
import { type InlineCode, inlineCode } from '../policy/inlineCode';
import { pageFaults } from '../policy/pageFaults';

/** A policy applies to what comes after it, so it follows the character set, which must come first. */
const CHARACTER_SET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

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
 * Writes its Content-Security-Policy into every page. It must be the last step that touches a page: the policy holds
 * the hashes of what stands in it.
 * @param directory the built site
 * @throws Error that names every file and element which the policy would block
 */
export async function addContentPolicies(directory: string, settings: PolicySettings): Promise<void> {
  const pages: Page[] = [];
  const faults: string[] = [];
  for (const htmlFile of htmlFiles(directory)) {
    const file = path.relative(directory, htmlFile);
    const html = await readFile(htmlFile, 'utf8');
    const $ = load(html, { scriptingEnabled: false });
    if (!CHARACTER_SET.test(html)) faults.push(`${file}: no <meta charset>, which the policy follows.`);
    faults.push(...pageFaults($).map((fault) => `${file}: ${fault}`));
    pages.push({ file, code: inlineCode($) });
  }
  faults.push(...unsharedScripts(pages));
  if (faults.length > 0) {
    throw new Error(`The content policy of the site forbids what stands in these pages:\n${faults.join('\n')}`);
  }

  for (const { file, code } of pages) {
    const htmlFile = path.join(directory, file);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(code, settings)}">`;
    const html = await readFile(htmlFile, 'utf8');
    await writeFile(
      htmlFile,
      html.replace(CHARACTER_SET, (found) => found + meta),
    );
  }
}
