/**
 * The command: what it ends with, what `--rdjson` suggests and what `--fix` writes. The suggestions are applied here by the documentation of
 * reviewdog's format alone: lines and columns count from 1, columns in bytes, and ends are exclusive.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { git } from '../../../lib/git';
import { frontMatter } from '../../support/contentSite';
import { testDirectory } from '../../support/testDirectory';

jest.setTimeout(300_000);

type Position = { line: number; column: number };
type Suggestion = { range: { start: Position; end: Position }; text: string };
interface Diagnostic {
  location: { path: string };
  severity: string;
  suggestions?: Suggestion[];
}

function check(directory: string, ...options: string[]) {
  const command = ['--import', 'tsx', 'tools/content-check/index.ts', '--directory', directory, ...options];
  return spawnSync(process.execPath, command, { encoding: 'utf8' });
}
const diagnosticsIn = ({ stdout }: { stdout: string }): Diagnostic[] => JSON.parse(stdout).diagnostics;

/** Applies the suggestions for a file, the last first. */
function applied(file: string, diagnostics: readonly Diagnostic[]): string {
  const suggestions = diagnostics.flatMap((found) => (found.location.path === file && found.suggestions) || []);
  const lines = readFileSync(at(file), 'latin1').split('\n');
  const order = ({ range: { start } }: Suggestion) => start.line * 10_000 + start.column;
  for (const { range, text } of suggestions.sort((a, b) => order(b) - order(a))) {
    const { start, end } = range;
    const before = lines[start.line - 1]?.slice(0, start.column - 1);
    const after = lines[end.line - 1]?.slice(end.column - 1);
    lines.splice(start.line - 1, end.line - start.line + 1, `${before}${Buffer.from(text).toString('latin1')}${after}`);
  }
  return Buffer.from(lines.join('\n'), 'latin1').toString();
}

const page = (topic: string, text = 'We know it well.') =>
  `${frontMatter(topic)}import {Hero} from '@site/src/blocks';\nimport {company} from '@site/src/facts/company';\n\n<Hero title="All about ${topic}">\n${text}\n</Hero>\n`;
/** Mistakes after characters of several bytes, two of them on one line. */
const MISTAKES = 'Résumé 🏔️ 👩‍🚀. You will recieve it from {company.bran}.\n\nSee [us](/abuot).\n\nA note: <!-- ask -->';
const RIGHT = MISTAKES.replace('recieve', 'receive').replace('abuot', 'about').replace('bran}', 'brand}');

/** How editors encode a file. */
const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  (text) => text.replace(/\n$/, ''),
];
const LATIN = Buffer.from(page('coffee', 'Our caf\xe9 will recieve you.'), 'latin1');

const { directory, at, write } = testDirectory({
  'pages/index.mdx': page('roofs', 'Write [to us](/contact) or read [about us](/about).'),
  'pages/about.mdx': page('people'),
  'pages/contact.mdx': page('letters'),
  'pages/latin.mdx': LATIN,
});

// Starting the command takes seconds, so each test expects several things.
it('suggests the corrections that --fix makes. A file that is not in UTF-8 is left alone', () => {
  const mistakes = MISTAKES.replace('<!-- ask -->', '{/* ask */}');
  const encoded = (text: string) =>
    Object.fromEntries(
      ENCODINGS.map((encode, index) => [`pages/encoding-${index}.mdx`, encode(page(`encoding ${index}`, text))]),
    );
  for (const [file, text] of Object.entries(encoded(mistakes))) write(file, text);
  write('pages/note.mdx', page('notes', MISTAKES));
  const diagnostics = diagnosticsIn(check(directory, '--rdjson'));
  const suggested = Object.keys(encoded('')).map((file) => [file, applied(file, diagnostics)]);
  const note = '{/* ask */}';
  const right = encoded(RIGHT.replace('<!-- ask -->', note));
  expect(Object.fromEntries(suggested)).toEqual(right);

  const { status, stdout, stderr } = check(directory, '--fix');
  const fixed = Object.keys(right).map((file) => [file, readFileSync(at(file), 'utf8')]);
  expect(Object.fromEntries(fixed)).toEqual(right);
  // A mistake that an error hides is corrected in the next round.
  expect(readFileSync(at('pages/note.mdx'), 'utf8')).toBe(page('notes', RIGHT.replace('<!-- ask -->', note)));
  expect(readFileSync(at('pages/latin.mdx')).equals(LATIN)).toBe(true);
  expect(stdout).toMatch(/recieve[\s\S]*2 warnings/);
  expect(stderr).toContain('Removed pages were not checked');
  // Warnings never block.
  expect(status).toBe(0);
});

it('ends with 1 at errors, one for each mistake, also with a correction or a comment, and with a base knows the pages that are gone', () => {
  write('src/facts/redirects.yaml', 'redirects: []\n');
  git(directory, 'init', '--quiet');
  git(directory, 'add', '.');
  git(directory, '-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--quiet', '--message=Start');
  rmSync(at('pages/note.mdx'));
  write('pages/silenced.mdx', page('comments', '{/* check ignore fact */}\n\nSee {company.bran}.'));
  write('pages/corrected.mdx', page('corrections', 'See [home](/index.html).'));
  write('pages/script.mdx', page('programs', '<script>1</script>'));
  write('pages/unclosed.mdx', page('ends').replace('\n---\n', '\n--\n'));
  const checked = check(directory, '--rdjson', '--base', 'HEAD');
  const errors = diagnosticsIn(checked).filter(({ severity }) => severity === 'ERROR');
  expect(errors.map(({ location }) => location.path).sort()).toEqual([
    'pages/corrected.mdx',
    'pages/script.mdx',
    'pages/silenced.mdx',
    'pages/unclosed.mdx',
    'src/facts/redirects.yaml',
  ]);
  expect([checked.status, checked.stderr]).toEqual([1, '']);
});

it('refuses a base that Git does not know', () => {
  expect(check(directory, '--base', 'no')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Git knows no .* "no"/),
  });
});
