/**
 * Writes what the content check and the build's compiler say about every row, each alone on a page, as JSON. It is a program of
 * its own because cspell and the compiler are ES modules, and Jest runs CommonJS.
 */
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { transform } from 'esbuild';
import { parsePageFrontMatter } from '../../plugins/mdx/parseFrontMatter';
import { readPage } from '../../tools/content-check/page';
import { checkPage, runChecks } from '../../tools/content-check/run';
import { loadSite, readPages } from '../../tools/content-check/site';
import { correct } from '../content/check/correct';
import { mistakes } from '../content/check/mistakes';
import { rowPage } from './rowPage';

export interface CheckedRow {
  row: string;
  findings: { rule: string; marked: string; suggestion: string | null; severity: string; message: string }[];
  /** Why the compiler refuses the page; null where it does not. */
  refusal: string | null;
  /** For `new Function`; null where it cannot be compiled. */
  code: string | null;
}

export interface CheckedRows {
  rows: CheckedRow[];
  /** Whether the check of a page and the check of the whole site say the same about it. */
  agrees: boolean;
}

const FILE = 'pages/row.mdx';

async function refusalOf(text: string): Promise<string | null> {
  const { compile } = await import('@mdx-js/mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: refuseCode } = await import('../../plugins/mdx/refuseCode');
  try {
    const options = { filePath: FILE, fileContent: text, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
    const { content } = await parsePageFrontMatter(process.cwd())(options);
    await compile({ value: content, path: FILE }, { remarkPlugins: [remarkGfm, refuseCode] });
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Compiles a page into the body of a function that gets React's runtime and the modules; null where that is not possible. */
async function codeOf(text: string): Promise<string | null> {
  const { compile } = await import('@mdx-js/mdx');
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const { default: remarkGfm } = await import('remark-gfm');
  try {
    const remarkPlugins = [remarkFrontmatter, remarkGfm];
    const compiled = await compile(text, { development: true, providerImportSource: '@mdx-js/react', remarkPlugins });
    const { code } = await transform(String(compiled), { format: 'cjs' });
    return `const module = {};\nconst require = (name) => ({ __esModule: true, ...(modules[name] ?? options) });\n${code}\nreturn module.exports;`;
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  const directory = process.cwd();
  const pageOf = (text: string) => readPage(FILE, 'page', '/row', text);
  const site = loadSite({ directory }, [...readPages(directory), pageOf(rowPage('Text.').text)]);
  const rows: CheckedRow[] = [];
  for (const row of [...mistakes.map(([, marked]) => marked), ...correct]) {
    const { text } = rowPage(row.replace(/[⟦⟧]/g, ''));
    const found = await checkPage(site.withPage(pageOf(text)), FILE);
    const lines = text.split('\n');
    const offsetOf = (line: number, column: number) =>
      lines.slice(0, line - 1).join('\n').length + Math.sign(line - 1) + column - 1;
    const findings = found.map(({ rule, line, column, endLine, endColumn, suggestion, severity, message }) => {
      return {
        rule,
        marked: text.slice(offsetOf(line, column), offsetOf(endLine, endColumn)),
        suggestion,
        severity,
        message,
      };
    });
    rows.push({ row, findings, refusal: await refusalOf(text), code: await codeOf(text) });
  }
  const several = site.withPage(pageOf(rowPage('Ask on our [prices](/princing) page, or recieve a call.').text));
  const whole = (await runChecks(several)).filter(({ file }) => file === FILE);
  const agrees = whole.length > 1 && JSON.stringify(whole) === JSON.stringify(await checkPage(several, FILE));
  process.stdout.write(JSON.stringify({ rows, agrees } satisfies CheckedRows));
}

void main();
