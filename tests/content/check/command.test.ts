/**
 * The command: what it ends with, and its corrections: `--rdjson` suggests what `--fix` writes. The suggestions are applied here by the documentation of reviewdog's format
 * alone: lines and columns count from 1, columns in bytes, and ends are exclusive.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { git } from '../../../lib/git';
import { frontMatter } from '../../support/contentSite';
import { rowPage } from '../../support/rowPage';
import { testFolder } from '../../support/testFolder';
import { mistakes } from './mistakes';

jest.setTimeout(300_000);

interface Position {
  line: number;
  column: number;
}
interface Suggestion {
  range: { start: Position; end: Position };
  text: string;
}
interface Diagnostic {
  message: string;
  location: { path: string; range: { start: Position } };
  severity: string;
  suggestions?: Suggestion[];
}

function check(folder: string, ...options: string[]) {
  const command = ['--import', 'tsx', 'tools/content-check/index.ts', '--directory', folder, ...options];
  return spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
const diagnosticsIn = ({ stdout }: { stdout: string }): Diagnostic[] => JSON.parse(stdout).diagnostics;

/** Where each line of a file starts, and after it the end of the file. */
function lineStarts(file: Buffer): number[] {
  const starts = [0];
  for (const [index, byte] of file.entries()) if (byte === 10 && index + 1 < file.length) starts.push(index + 1);
  return starts;
}

/** Applies suggestions, and expects of each what GitHub does: whole lines of the file that no other suggestion touches. */
function applied(file: Buffer, suggestions: readonly Suggestion[]): Buffer {
  const starts = lineStarts(file);
  const at = ({ line, column }: Position) => (starts[line - 1] ?? Number.NaN) + column - 1;
  const fromLast = [...suggestions].sort((one, other) => other.range.start.line - one.range.start.line);
  let next = Number.POSITIVE_INFINITY;
  return fromLast.reduce((whole, { range: { start, end }, text }) => {
    expect([start.column, end.line < next, end.line <= starts.length]).toEqual([1, true, true]);
    next = start.line;
    const rest = file.subarray(at(end)).toString();
    expect(rest).toMatch(/^(?:\r?\n|$)/);
    expect(text).not.toMatch(/\r$/);
    return Buffer.concat([whole.subarray(0, at(start)), Buffer.from(text), whole.subarray(at(end))]);
  }, file);
}

/** Forms in which editors save a file. */
const FORMS: ((text: string) => string)[] = [
  (text) => text,
  (text) => `\uFEFF${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  (text) => text.replace(/\n$/, ''),
];

/** A page with a text, which has its own title and description. */
const page = (text: string, number: number) =>
  rowPage(text)
    .text.replaceAll('A page with one text', `Page ${number}`)
    .replace('Everything else', `On ${number}, all`);

interface Mistake {
  rule: string;
  wrong: string;
  right: string;
}
/** Mistakes with a correction, those in a sentence after characters of several bytes. */
const correctable = mistakes.flatMap(([rule, marked, right]): Mistake[] => {
  const [before = '', wrong = '', after = ''] = marked.split(/[⟦⟧]/);
  const start = /^[A-Z[]/.test(marked) ? 'Résumé 🏔️ 👩‍🚀. ' : '';
  return right === undefined
    ? []
    : [{ rule, wrong: start + before + wrong + after, right: start + before + right + after }];
});
/** Those that are found together, and not one after the other: two of them share a line. */
const together = correctable.filter(({ rule, wrong }) => rule !== 'does-not-parse' && /^[A-Z[]/.test(wrong));
const joined = (side: 'wrong' | 'right') =>
  together
    .map((mistake, index) => mistake[side] + (index % 2 === 0 ? ' ' : '\n\n'))
    .join('')
    .trim();

const written = [...correctable, { wrong: joined('wrong'), right: joined('right') }].map(({ wrong, right }, index) => {
  const form = FORMS[(index + 1) % FORMS.length] ?? String;
  return { file: `pages/row-${index}.mdx`, wrong: form(page(wrong, index)), right: form(page(right, index)) };
});
const other = (topic: string, text = 'We know it well.') =>
  `${frontMatter(topic)}import {Hero} from '@site/src/blocks';\n\n<Hero title="All about ${topic}">\n${text}\n</Hero>\n`;
const LATIN = Buffer.from(other('coffee', 'Our caf\xe9 will recieve you.'), 'latin1');

const { folder, at, write } = testFolder({
  'pages/index.mdx': other('roofs', 'Write [to us](/contact) or read [about us](/about).'),
  'pages/about.mdx': other('people'),
  'pages/contact.mdx': other('letters'),
  'pages/latin.mdx': LATIN,
  'static/images/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />',
});

// A start of the command takes seconds, so each says several things.
it('suggests what --fix writes: the pages that were meant. A file that is not in UTF-8 is left alone', () => {
  for (const { file, wrong } of written) write(file, wrong);
  const meant = Object.fromEntries(written.map(({ file, right }) => [file, right]));
  expect(written.length).toBeGreaterThan(20);
  expect(together.length).toBeGreaterThan(10);

  const diagnostics = diagnosticsIn(check(folder, '--rdjson'));
  const suggested = written.map(({ file }) => {
    const suggestions = diagnostics.flatMap(({ location, suggestions: [first] = [] }) =>
      location.path === file && first ? first : [],
    );
    return [file, applied(readFileSync(at(file)), suggestions).toString()];
  });
  expect(Object.fromEntries(suggested)).toEqual(meant);

  const { status, stdout, stderr } = check(folder, '--fix');
  const fixed = written.map(({ file }) => [file, readFileSync(at(file), 'utf8')]);
  expect(Object.fromEntries(fixed)).toEqual(meant);
  expect(readFileSync(at('pages/latin.mdx')).equals(LATIN)).toBe(true);
  expect(stdout).toMatch(/recieve[\s\S]*0 errors and 2 warnings/);
  expect(stderr).toContain('Removed pages were not checked');
  // Warnings never block.
  expect(status).toBe(0);
});

it('suggests nothing outside the changed lines, and ends with 1 at an error, also one with a correction or a comment', () => {
  const words = 'One will recieve.\n\nTwo will acheive.';
  write('pages/latin.mdx', other('tiles', words));
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--quiet', '--message=Start');
  write('pages/latin.mdx', other('tiles', words.replace('Two', 'Three')));
  write('pages/silenced.mdx', other('comments', '{/* check ignore fact */}\n\nSee {company.bran}.'));
  write('pages/corrected.mdx', other('corrections', 'See [home](/index.html).'));
  write('pages/script.mdx', other('programs', '<script>1</script>'));
  const checked = check(folder, '--rdjson', '--base', 'HEAD');
  const diagnostics = diagnosticsIn(checked);
  const found = diagnostics.filter(({ message }) => /recieve|acheive/.test(message));
  expect(found.map(({ suggestions = [] }) => suggestions.map(({ text }) => text))).toEqual([
    ['Three will achieve.'],
    [],
  ]);
  const wrong = new Set(
    diagnostics.filter(({ severity }) => severity === 'ERROR').map(({ location }) => location.path),
  );
  expect([...wrong].sort()).toEqual(['pages/corrected.mdx', 'pages/script.mdx', 'pages/silenced.mdx']);
  expect([checked.status, checked.stderr]).toEqual([1, '']);
});

it('refuses a base that Git does not know', () => {
  expect(check(folder, '--base', 'no')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Git knows no .* "no"/),
  });
});
