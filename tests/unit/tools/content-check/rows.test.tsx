/** The content check on rows: each mistake is found at its position, each correction makes the page right, and correct texts have no finding. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { render } from '@testing-library/react';
import * as runtime from 'react/jsx-runtime';
import { rangeOfMessage } from '../../../../lib/message';
import { replaceRange } from '../../../../lib/range';
import * as blocks from '../../../../src/blocks';
import { markdownComponents } from '../../../../src/layouts/markdown';
import { correct } from '../../../content/check/correct';
import { corrections, mistakes } from '../../../content/check/mistakes';
import { checkPages, compilePages, pageOf } from '../../../support/programs';
import { rowPage } from '../../../support/rowPage';

const rows = [...mistakes.map(([, text]) => text), ...correct];
const cleanPage = (row: string) => rowPage(row.replace(/[⟦⟧]/g, ''));
const pageOfRow = (row: string) => cleanPage(row).text;

const cases = mistakes.map(([rule, text, right]) => {
  const [before = '', marked = ''] = text.split(/[⟦⟧]/);
  const start = cleanPage(text).offset + before.length;
  const range = { start, end: start + marked.length };
  const corrected = right === undefined ? [] : [replaceRange(pageOfRow(text), range, right)];
  return { rule, text, right, range, corrected, silenced: pageOfRow(`{/* check ignore ${rule} */}\n\n${text}`) };
});

let findings: Map<string, ReturnType<typeof checkPages>[number]>;
let compiled: ReturnType<typeof compilePages>;

beforeAll(() => {
  const others = cases.flatMap(({ corrected, silenced }) => [...corrected, silenced]);
  const pages = [...rows.map(pageOfRow), ...others, ...corrections.flatMap(([, page, meant]) => [page, meant])];
  const found = checkPages(pages);
  findings = new Map(pages.map((page, index) => [page, found[index] ?? []]));
  compiled = compilePages(rows.map((row, index) => [`pages/row${index}.mdx`, pageOfRow(row)]));
}, 600_000);

const findingsOf = (row: string) => findings.get(pageOfRow(row)) ?? [];
const isError = (row: string) => findingsOf(row).some(({ fatal }) => fatal);

it.each(cases)('$rule: $text', ({ rule, text, right, range, corrected }) => {
  const found = findingsOf(text).map((message) => [message.ruleId, rangeOfMessage(message), message.expected]);
  expect(found).toEqual([[rule, range, right === undefined ? [] : [right]]]);
  for (const page of corrected) expect(findings.get(page)).toEqual([]);
});

it.each(corrections)('corrects %s', (_, page, meant) => {
  const corrected = findings
    .get(page)
    ?.map((message) => message.expected?.map((text) => replaceRange(page, rangeOfMessage(message), text)));
  expect(corrected).toEqual([[meant]]);
  expect(findings.get(meant)).toEqual([]);
});

it('silences every rule whose findings are warnings', () => {
  const warnings = cases.filter(({ text }) => !isError(text));
  expect(new Set(warnings.map(({ rule }) => rule)).size).toBeGreaterThan(6);
  expect(warnings.filter(({ silenced }) => findings.get(silenced)?.length !== 0)).toEqual([]);
});

it('links to sections of the handbook that GitHub shows', () => {
  // The rules of remark-lint have pages of their own.
  const ours = [...findings.values()].flat().filter(({ source }) => source === 'check');
  const addresses = new Set(ours.map(({ url = '' }) => url));
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

it.each(correct)('accepts %s', (text) => {
  expect(findingsOf(text)).toEqual([]);
});

/** The facts and blocks that a compiled page imports. */
const modules: Record<string, unknown> = {
  'react/jsx-runtime': runtime,
  '@mdx-js/react': { useMDXComponents: () => markdownComponents },
  '@site/src/blocks': blocks,
};
for (const file of readdirSync('src/facts').filter((name) => /(?<!\.d)\.ts$/.test(name))) {
  const name = file.replace(/\.ts$/, '');
  modules[`@site/src/facts/${name}`] = jest.requireActual(`../../../../src/facts/${name}`);
}

const anchors: (string | undefined)[] = [];
const targets: string[] = [];
jest.mock(
  '@docusaurus/useBrokenLinks',
  () => () => ({ collectAnchor: (id?: string) => anchors.push(id), collectLink: (to: string) => targets.push(to) }),
  { virtual: true },
);

/** Whether the build would fail: because a page does not compile, a block refuses its content, or a link leads to a missing section. */
function buildFails({ error, code }: (typeof compiled)[number]): boolean {
  if (error) return true;
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    anchors.length = targets.length = 0;
    render(pageOf(code, modules)({}));
    return targets.some((to) => to.startsWith('#') && !anchors.includes(to.slice(1)));
  } catch {
    return true;
  } finally {
    quiet.mockRestore();
  }
}

it('reports every mistake that the build refuses as an error', () => {
  const refused = rows.filter((_, index) => compiled[index] && buildFails(compiled[index]));
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.filter((row) => !isError(row))).toEqual([]);
});
