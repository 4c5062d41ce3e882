/**
 * Writes what the content check and the build's compiler say about every row, each alone on a page, as JSON. It is a program of
 * its own because cspell and the compiler are ES modules, and Jest runs CommonJS.
 */
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import { transform } from 'esbuild';
import type { PluggableList } from 'unified';
import { rangeOfMessage, replaced } from '../../lib/message';
import { checkedFile } from '../../tools/content-check/preset';
import { loadSite, type Site, withPage } from '../../tools/content-check/site';
import { readPage, readPages } from '../../tools/pages/page';
import { correct } from '../content/check/correct';
import { corrections, mistakes } from '../content/check/mistakes';
import { rowPage } from './rowPage';

export interface CheckedRow {
  row: string;
  findings: {
    rule: string;
    start: number;
    marked: string;
    expected: string[];
    fatal: boolean;
    reason: string;
    url: string;
    /** The page with each correction, and what is wrong with it then. */
    corrected: string[];
    left: string[][];
  }[];
  /** What is left of the findings when a comment before the text silences the rule of the first. */
  silenced: string[];
  /** For `new Function`; null where it cannot be compiled. */
  code: string | null;
}

export interface CheckedRows {
  rows: CheckedRow[];
  pages: Pick<CheckedRow, 'row' | 'findings'>[];
}

const FILE = 'pages/row.mdx';

/** Compiles a page into the body of a function that gets React's runtime and the modules; null where that is not possible. */
async function codeOf(text: string): Promise<string | null> {
  const { compile } = await import('@mdx-js/mdx');
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const { default: remarkGfm } = await import('remark-gfm');
  try {
    const remarkPlugins: PluggableList = [[headings, { anchorsMaintainCase: false }], remarkFrontmatter, remarkGfm];
    const compiled = await compile(text, { development: true, providerImportSource: '@mdx-js/react', remarkPlugins });
    const { code } = await transform(String(compiled), { format: 'cjs' });
    return `const module = {};\nconst require = (name) => ({ __esModule: true, ...(modules[name] ?? options) });\n${code}\nreturn module.exports;`;
  } catch {
    return null;
  }
}

const pageOf = (text: string) => readPage(FILE, text);

const messagesOn = async (site: Site, text: string) => (await checkedFile(withPage(site, pageOf(text)), FILE)).messages;

/** Checks a page of its own with a text and, with each correction of a finding, once more. */
async function checkText(site: Site, text: string): Promise<CheckedRow['findings']> {
  return Promise.all(
    (await messagesOn(site, text)).map(async (finding) => {
      const { ruleId = '', reason, url = '', expected = [] } = finding;
      const range = rangeOfMessage(finding);
      const corrected = expected.map((right) => replaced(text, range, right));
      const left = await Promise.all(
        corrected.map(async (page) => (await messagesOn(site, page)).map(({ reason }) => reason)),
      );
      const marked = text.slice(range.start, range.end);
      return {
        rule: ruleId,
        start: range.start,
        marked,
        expected,
        fatal: finding.fatal === true,
        reason,
        url,
        corrected,
        left,
      };
    }),
  );
}

async function main(): Promise<void> {
  const directory = process.cwd();
  const site = loadSite({ directory }, [...readPages(directory), pageOf(rowPage('Text.').text)]);
  const rows: CheckedRow[] = [];
  for (const row of [...mistakes.map(([, marked]) => marked), ...correct]) {
    const { text } = rowPage(row.replace(/[⟦⟧]/g, ''));
    const findings = await checkText(site, text);
    const [first] = findings;
    const comment = first && !first.fatal ? `{/* check ignore ${first.rule} */}\n\n` : '';
    const quiet = rowPage(comment + row.replace(/[⟦⟧]/g, '')).text;
    const left = comment ? await messagesOn(site, quiet) : [];
    const silenced = left.map(({ reason }) => reason);
    rows.push({ row, findings, silenced, code: await codeOf(text) });
  }
  const pages = [];
  for (const [, text] of corrections) pages.push({ row: text, findings: await checkText(site, text) });
  process.stdout.write(JSON.stringify({ rows, pages } satisfies CheckedRows));
}

void main();
