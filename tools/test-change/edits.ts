import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { filesIn } from '../../lib/filesIn';

/** Small edits of a copy of the site. Each throws an Error if it would change nothing: a change that does not happen tests nothing. */

export function editText(directory: string, file: string, change: (text: string) => string): void {
  const place = path.join(directory, file);
  const before = readFileSync(place, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed.`);
  writeFileSync(place, after);
}

/** Replaces a text wherever a file contains it. */
export function replaceIn(directory: string, file: string, from: string, to: string): void {
  const place = path.join(directory, file);
  writeFileSync(place, readFileSync(place, 'utf8').replaceAll(from, to));
}

// biome-ignore lint/suspicious/noExplicitAny: facts of any file
type Facts = any;

/** Changes the facts of a YAML file; comments are lost. */
export function editFacts(directory: string, name: string, change: (facts: Facts) => void): void {
  editText(directory, `src/site/${name}.yaml`, (text) => {
    const facts = parseDocument(text).toJS();
    change(facts);
    return parseDocument(JSON.stringify(facts)).toString();
  });
}

/** Runs a program of the copy. */
export function run(directory: string, ...command: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Every page and shared text. */
export function pageFiles(directory: string): string[] {
  return filesIn(path.join(directory, 'pages'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `pages/${file}`);
}

/** Replaces a page's address in all pages and facts, and adds or changes redirects. */
function redirectLinks(directory: string, from: string, to: string): void {
  const facts = filesIn(path.join(directory, 'src/site')).filter((file) => file.endsWith('.yaml'));
  for (const file of [...pageFiles(directory), ...facts.map((name) => `src/site/${name}`)]) {
    const place = path.join(directory, file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, text.replace(new RegExp(`(?<=["'( ])${from}(?=["'#?)\\s])`, 'g'), to));
  }
  editText(directory, 'src/site/redirects.yaml', (text) => `${text}  - { from: ${from}, to: ${to} }\n`);
}

export function movePage(directory: string, from: string, to: string): void {
  renameSync(path.join(directory, `pages${from}.mdx`), path.join(directory, `pages${to}.mdx`));
  redirectLinks(directory, from, to);
}

export function deletePage(directory: string, from: string, to: string): void {
  rmSync(path.join(directory, `pages${from}.mdx`));
  redirectLinks(directory, from, to);
}

/** A paragraph of plain words, which is indented or not, and neither a list nor a heading. */
const PARAGRAPH = /^( *)([A-Z](?:[^<>{}[\]|*`:\n]|\n(?! *(?:\n|#))){60,})$/gm;
/** Imports at the beginning of a page; their names are in several lines. */
const HEAD = /^((?:---\n[\s\S]*?\n---\n)?(?:\s*import [\s\S]*? from '[^']+';)*)([\s\S]*)$/;

/** Makes every plain paragraph half or twice as long, with its own words. */
export function scaleParagraphs(directory: string, factor: 0.5 | 2): void {
  for (const file of pageFiles(directory)) {
    const place = path.join(directory, file);
    const [, head = '', body = ''] = HEAD.exec(readFileSync(place, 'utf8')) ?? [];
    const scaled = body.replace(PARAGRAPH, (_, indent: string, words: string) => {
      if (factor === 2) return `${indent}${words} ${words}`;
      const half = words.split(' ').slice(0, Math.ceil(words.split(' ').length / 2));
      return `${indent}${half.join(' ').replace(/[.,;–-]$/, '')}.`;
    });
    writeFileSync(place, head + scaled);
  }
}
