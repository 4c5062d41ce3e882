/**
 * The acceptance test of the command: it reports exactly the errors seeded in a small site, and none in the site itself.
 */
import { isUtf8 } from 'node:buffer';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { filesIn } from '../../lib/filesIn';
import { pageRoute } from '../../lib/pageRoute';
import { temporaryFolder } from '../../lib/siteCopy';
import { readImageColors } from '../../plugins/artwork/sharing-images/colors';
import { staticHeadingFont } from '../../plugins/artwork/sharing-images/font';
import { shareImageText } from '../../plugins/artwork/sharing-images/text';
import { parsePageFrontMatter } from '../../plugins/mdx/parseFrontMatter';
import refuseCode from '../../plugins/mdx/refuseCode';
import { company } from '../../src/site/company';
import type { Finding } from '../../tools/content-check/finding';
import { changedHeadings, largeFiles, oddFiles, removedPages, seededErrors } from './seeded/errors';

jest.setTimeout(120_000);

/** The seeded site in a repository of its own. */
const directory = temporaryFolder('seeded');

beforeAll(() => {
  cpSync('tests/content/seeded', directory, { recursive: true });
  for (const [file, content] of Object.entries(largeFiles)) writeFileSync(path.join(directory, file), content);
  for (const file of removedPages) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), '# A page that will be removed\n');
  }
  const replaceIn = (file: string, from: string, to: string) => {
    const full = path.join(directory, file);
    writeFileSync(full, readFileSync(full, 'utf8').replace(from, to));
  };
  for (const [file, here, there] of changedHeadings) replaceIn(file, here, there);
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: directory, stdio: 'pipe' });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--message=Start');
  for (const [file, here, there] of changedHeadings) replaceIn(file, there, here);
  for (const file of removedPages) rmSync(path.join(directory, file));
  for (const [file, content] of Object.entries(oddFiles)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
});

let findings: Finding[];
let status: number | null;

beforeAll(() => {
  ({ findings, status } = checkContent('--directory', directory, '--base', 'main'));
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

function checkContent(...parameters: string[]): { findings: Finding[]; status: number | null } {
  const command = ['--import', 'tsx', 'tools/content-check/index.ts', '--json', ...parameters];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { findings: JSON.parse(stdout), status };
}

/** Why the build refuses a page: its front matter, its syntax, its code, or the title on its sharing image. */
async function refusal(parseFrontMatter: ParseFrontMatter, filePath: string): Promise<unknown> {
  try {
    const fileContent = readFileSync(filePath, 'utf8');
    const { frontMatter, content } = await parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await compile({ value: content, path: filePath }, { remarkPlugins: [remarkGfm, refuseCode] });
    const title = String(frontMatter.title);
    await shareImageText(title, await staticHeadingFont(title + company.brand), readImageColors());
    return null;
  } catch (error) {
    return error;
  }
}

it('reports every seeded error with its file and line, and nothing else', () => {
  const expected = findings.filter(({ rule }) => rule !== 'unlinked-page');
  expect(expected.map(({ file, line, rule }) => `${file}:${line} ${rule}`).sort()).toEqual([...seededErrors].sort());
  expect(status).toBe(1);
});

it('reports the same in files with the line ends of Windows', () => {
  const copy = temporaryFolder('windows');
  try {
    cpSync(directory, copy, { recursive: true });
    for (const file of filesIn(path.join(copy, 'pages')).filter((name) => name.endsWith('.mdx'))) {
      const page = path.join(copy, 'pages', file);
      const bytes = readFileSync(page);
      // A page that is not UTF-8 must stay as it is.
      if (isUtf8(bytes)) writeFileSync(page, bytes.toString().replace(/\r?\n/g, '\r\n'));
    }
    const places = (list: Finding[]) => list.map(({ file, line, rule }) => `${file}:${line} ${rule}`).sort();
    const { findings: found } = checkContent('--directory', copy, '--base', 'main');
    expect(places(found)).toEqual(places(findings));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

it('reports the pages that nothing links to', () => {
  const files = findings.filter(({ rule }) => rule === 'unlinked-page').map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['pages/announced.mdx', 'pages/british.mdx']));
  expect(files).not.toContain('pages/contact.mdx');
});

it('reports every page that the build refuses', async () => {
  const parseFrontMatter = parsePageFrontMatter(directory);
  const refused = await Promise.all(
    filesIn(path.join(directory, 'pages'))
      .filter((file) => file.endsWith('.mdx') && pageRoute(file) !== null)
      .map(async (file) =>
        (await refusal(parseFrontMatter, path.join(directory, 'pages', file))) ? `pages/${file}` : [],
      ),
  );
  const withErrors = new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  expect(refused.flat().length).toBeGreaterThan(40);
  expect(refused.flat().filter((file) => !withErrors.has(file))).toEqual([]);
});

it('reports nothing in the site itself', () => {
  const own = checkContent();
  expect(own.findings).toEqual([]);
  expect(own.status).toBe(0);
});
