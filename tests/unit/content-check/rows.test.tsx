/** The content check on rows: each mistake is found at its position, each correction makes the page right, and correct texts have no finding. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { render } from '@testing-library/react';
import { Fragment, jsxDEV } from 'react/jsx-dev-runtime';
import { replaced } from '../../../lib/message';
import * as blocks from '../../../src/blocks';
import { markdownComponents } from '../../../src/layouts/markdown';
import { correct } from '../../content/check/correct';
import { corrections, mistakes } from '../../content/check/mistakes';
import type { CheckedRows } from '../../support/checkRows';
import { rowPage } from '../../support/rowPage';

let checked: CheckedRows;
/** The message of the build's compiler about each row; empty if it accepts the page. */
let refusals: string[];

beforeAll(() => {
  const command = ['--import', 'tsx', 'tests/support/checkRows.ts'];
  checked = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
  const pages = checked.rows.map(({ row }, index) => [`pages/row${index}.mdx`, rowPage(row.replace(/[⟦⟧]/g, '')).text]);
  const compile = ['--import', 'tsx', 'tests/support/compilePages.ts'];
  refusals = JSON.parse(execFileSync(process.execPath, compile, { encoding: 'utf8', input: JSON.stringify(pages) }));
}, 600_000);

const rowOf = (text: string) => checked.rows.find(({ row }) => row === text);

const cases = mistakes.map(([rule, text, right]) => ({ rule, text, right }));

describe.each(cases)('$rule: $text', ({ rule, text, right }) => {
  const [before = '', marked = '', after = ''] = text.split(/[⟦⟧]/);
  const page = rowPage(before + marked + after);

  it('is found at its position', () => {
    const found = rowOf(text)?.findings.map(({ rule, start, marked, expected }) => [rule, start, marked, expected[0]]);
    expect(found).toEqual([[rule, page.offset + before.length, marked, right]]);
  });

  if (right !== undefined)
    it('has a correction that produces the intended page', () => {
      const [finding] = rowOf(text)?.findings ?? [];
      expect(finding?.left).toEqual([[]]);
      const start = page.offset + before.length;
      expect(finding?.corrected).toEqual([replaced(page.text, { start, end: start + marked.length }, right)]);
    });
});

it('silences every rule whose findings are warnings', () => {
  const warnings = checked.rows.filter(({ findings: [first] }) => first && !first.fatal);
  expect(new Set(warnings.map(({ findings: [first] }) => first?.rule)).size).toBeGreaterThan(6);
  expect(warnings.filter(({ silenced }) => silenced.length > 0).map(({ row }) => row)).toEqual([]);
});

it('links to sections of the handbook that GitHub shows', () => {
  const addresses = new Set(checked.rows.flatMap(({ findings }) => findings.map(({ url }) => url)));
  expect(addresses.size).toBeGreaterThan(5);
  const missing = [...addresses].filter((address) => {
    const [page = '', anchor] = address.slice(1).split('#');
    const file = `${page}.mdx`;
    const headings = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^#{2,4} (.*)$/gm) : [];
    const slugger = createSlugger();
    const anchors = [...headings].map(([, heading = '']) => slugger.slug(heading));
    return !existsSync(file) || (anchor && !anchors.includes(anchor));
  });
  expect(missing).toEqual([]);
});

it.each(corrections)('corrects %s', (_, page, meant) => {
  const findings = checked.pages.find(({ row }) => row === page)?.findings;
  expect(findings?.map(({ corrected, left }) => ({ corrected, left }))).toEqual([{ corrected: [meant], left: [[]] }]);
});

it.each(correct)('accepts %s', (text) => {
  expect(rowOf(text)?.findings).toEqual([]);
});

/** The facts and blocks that a compiled page imports. */
const modules: Record<string, unknown> = { '@site/src/blocks': blocks };
for (const file of readdirSync('src/facts').filter((name) => /(?<!\.d)\.ts$/.test(name))) {
  const name = file.replace(/\.ts$/, '');
  modules[`@site/src/facts/${name}`] = jest.requireActual(`../../../src/facts/${name}`);
}

const anchors: (string | undefined)[] = [];
const targets: string[] = [];
jest.mock(
  '@docusaurus/useBrokenLinks',
  () => () => ({ collectAnchor: (id?: string) => anchors.push(id), collectLink: (to: string) => targets.push(to) }),
  { virtual: true },
);

/** Whether the build would fail: because a page does not compile, a block refuses its content, or a link leads to a missing section. */
function buildFails({ code }: CheckedRows['rows'][number], index: number): boolean {
  if (refusals[index] || code === null) return true;
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    anchors.length = targets.length = 0;
    const options = { Fragment, jsxDEV, useMDXComponents: () => markdownComponents };
    render(new Function('options', 'modules', code)(options, modules).default({}));
    return targets.some((to) => to.startsWith('#') && !anchors.includes(to.slice(1)));
  } catch {
    return true;
  } finally {
    quiet.mockRestore();
  }
}

it('reports every mistake that the build refuses as an error', () => {
  const refused = checked.rows.filter(buildFails);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.filter(({ findings }) => !findings.some(({ fatal }) => fatal)).map(({ row }) => row)).toEqual([]);
});
