import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isSeq, parseDocument } from 'yaml';
import { filesIn } from '../../lib/files';
import { FONT_STYLES, headingFontFile, TOKENS } from '../../lib/siteStyles';
import { company as before } from '../../src/site/company';
import { slug } from '../../src/ui/text';
import { ownTexts, REPLACED, readReplaced, replacedText, wholeWord } from '../launch-check/replaced';
import { type Adoption, withPalette } from './adoption';

/** The tests of the sample company. They expect its texts, so they would fail. */
const SAMPLE_TESTS = 'tests/sample';

/** Files besides pages and examples that name the company. */
const NAMING = ['README.md', '.github/SECURITY.md'];

function edit(file: string, change: (text: string) => string): void {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

/** Edits a YAML file and keeps its comments. */
function editYaml(file: string, change: (document: Document) => void): void {
  edit(file, (source) => {
    const document = parseDocument(source);
    change(document);
    return document.toString({ lineWidth: 110 });
  });
}

function removeItems(document: Document, list: string, names: readonly string[]): void {
  const items = document.get(list);
  if (isSeq(items)) items.items = items.items.filter((item) => !names.includes(String(item)));
}

/** Replaces names, each where it is a whole word. */
export function renamed(text: string, names: readonly (readonly [old: string, now: string])[]): string {
  return names.reduce(
    (result, [old, now]) => (old ? result.replace(new RegExp(wholeWord(old), 'gu'), () => now) : result),
    text,
  );
}

/** Pages, examples and settings contain names that cannot be computed. Longer names first, because they contain shorter ones. */
function replaceNames(before: Record<string, string>, after: Record<string, string>): void {
  const names = (['legalName', 'email', 'domain', 'brand'] as const).map(
    (key) => [before[key] ?? '', after[key] ?? ''] as const,
  );
  const slugs = [slug(before.brand ?? ''), slug(after.brand ?? '')] as const;
  const texts = ['pages', 'src/blocks'].flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)));
  for (const file of [...texts.filter((name) => name.endsWith('.mdx')), ...NAMING])
    edit(file, (text) => renamed(text, [...names, slugs]));
  // Only these two lines: a script may contain a word that is also the name of the company.
  edit('package.json', (text) =>
    text.replace(/^ {2}"(?:name|description)": .*/gm, (line) => renamed(line, [...names, slugs])),
  );
  // The first two names are those of the project: at the top of the file, and of its root package.
  let left = 2;
  edit('package-lock.json', (text) =>
    text.replace(/"name": .*/g, (line) => (left-- > 0 ? renamed(line, [slugs]) : line)),
  );
}

/** Returns the name of a font's package. */
export const fontPackage = (font: string) => `@fontsource-variable/${slug(font)}`;

/**
 * Keeps what the site says of the company so far, for the launch check: every sample, and the facts that now change. A second adoption
 * adds to it.
 */
function keepReplaced(facts: Adoption['company'], samples: readonly string[]): void {
  const changed = Object.keys(facts).flatMap((name) => ownTexts(name, before[name as keyof typeof before]));
  writeFileSync(REPLACED, replacedText([...readReplaced(), ...samples, ...changed]));
}

/**
 * Writes the facts, names, colors, font and mark of another company, and deletes the tests of the sample company. A second time, it
 * changes nothing.
 * @param samples what the site has invented so far, from the findings of the launch check
 */
export function writeAdoption({ company, palette, headingFont, mark }: Adoption, samples: readonly string[]): void {
  keepReplaced(company, samples);
  for (const file of filesIn(SAMPLE_TESTS).filter((name) => name.endsWith('.test.ts')))
    rmSync(path.join(SAMPLE_TESTS, file));
  const given = Object.entries(company).filter(([, value]) => value !== undefined);
  editYaml('src/site/company.yaml', (document) => {
    const before = (document.toJS() as { company: Record<string, string> }).company;
    for (const [name, value] of given) document.setIn(['company', name], document.createNode(value));
    removeItems(document, 'sampleFacts', [...given.map(([name]) => name), ...(mark ? ['logo'] : [])]);
    replaceNames(before, { ...before, ...(company as Record<string, string>) });
  });
  edit(TOKENS, (text) => withPalette(text, palette));
  if (mark) editYaml('src/site/mark.yaml', (document) => document.set('mark', document.createNode(mark)));
  if (headingFont) {
    const [, before = ''] = /^@fontsource-variable\/([^/]+)\//.exec(headingFontFile()) ?? [];
    edit(FONT_STYLES, (text) => text.replaceAll(before, slug(headingFont)));
  }
}
