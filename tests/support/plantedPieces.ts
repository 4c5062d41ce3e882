/**
 * Takes the planted pages of the content check apart, so that each mistake is alone on a page, and writes what the check and the
 * build's compiler say about each page, as JSON. It is a program of its own because the compiler is an ES module and Jest runs CommonJS.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { transform } from 'esbuild';
import { filesIn } from '../../lib/filesIn';
import { parsePageFrontMatter } from '../../plugins/mdx/parseFrontMatter';
import { readPage } from '../../tools/content-check/page';
import { checkPage } from '../../tools/content-check/run';
import { loadSite, readPages } from '../../tools/content-check/site';

export interface Piece {
  /** The planted page and the first line of the piece. */
  name: string;
  text: string;
  /** Messages of the check's errors. */
  errors: string[];
  /** Why the compiler refuses it; null where it does not. */
  refusal: string | null;
  /** For `new Function`; null where it cannot be compiled. */
  code: string | null;
}

const PLANTED = path.resolve('tests/content/seeded');
const FILE = 'pages/piece.mdx';
const FRONT_MATTER = `---
title: A page with one mistake
description: Everything else on this page is right, so that whoever refuses it refuses this mistake.
---
`;

/** The page as it is, and for each part between empty lines a page with the same imports and nothing else. */
function piecesOf(file: string): { name: string; text: string }[] {
  const source = readFileSync(path.join(PLANTED, 'pages', file), 'utf8');
  const imports = source.split('\n').filter((line) => /^import .*['"];?$/.test(line));
  const [, ...body] = source
    .split(/\n(?=<Hero )/)
    .slice(-1)
    .join('')
    .split(/\n\s*\n/);
  const parts = body.filter((part) => !/^<\/?Section\b[^>]*>$/.test(part.trim()) && part.trim() !== '');
  const page = (part: string) =>
    `${FRONT_MATTER}\n${imports.join('\n')}\n\n<Hero title="A piece" />\n\n<Section title="What we do">\n\n${part}\n\n</Section>\n`;
  return [
    { name: file, text: source },
    ...parts.map((part) => ({ name: `${file}: ${part.trim().split('\n', 1)[0]}`, text: page(part) })),
  ];
}

/** Compiles a page into the body of a function that gets the runtime and the modules; null where that is not possible. */
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

async function refusalOf(text: string): Promise<string | null> {
  const { compile } = await import('@mdx-js/mdx');
  const { default: remarkGfm } = await import('remark-gfm');
  const { default: refuseCode } = await import('../../plugins/mdx/refuseCode');
  try {
    const { content } = await parsePageFrontMatter(PLANTED)({
      filePath: path.join(PLANTED, FILE),
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await compile({ value: content, path: FILE }, { remarkPlugins: [remarkGfm, refuseCode] });
    return null;
  } catch (error) {
    return String(error);
  }
}

async function main(): Promise<void> {
  const pieces = filesIn(path.join(PLANTED, 'pages'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .flatMap(piecesOf);
  const placeholder = readPage(FILE, 'page', '/piece', FRONT_MATTER);
  const site = loadSite({ directory: PLANTED, codeDirectory: process.cwd() }, [...readPages(PLANTED), placeholder]);
  const results: Piece[] = [];
  for (const { name, text } of pieces) {
    const findings = await checkPage(site.withPage(readPage(FILE, 'page', '/piece', text)), FILE);
    results.push({
      name,
      text,
      errors: findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      refusal: await refusalOf(text),
      code: await codeOf(text),
    });
  }
  process.stdout.write(JSON.stringify(results));
}

void main();
