import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import { filesIn } from '../../lib/filesIn';
import { slug } from '../../src/ui/slug';
import { type Adoption, TOKENS } from './adoption';
import { contrastErrors, paletteOf, toneErrors } from './contrastErrors';

/** Files of code that name the heading font. */
const FONT_FILES = [
  TOKENS,
  'src/styles/font.css',
  'plugins/artwork/sharing-images/font.ts',
  'tools/content-check/titleFont.ts',
];

function edit(file: string, change: (text: string) => string): void {
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}

/** Edits a YAML file and keeps its comments. */
function editYaml(file: string, change: (document: ReturnType<typeof parseDocument>) => void): void {
  edit(file, (source) => {
    const document = parseDocument(source);
    change(document);
    return document.toString({ lineWidth: 110 });
  });
}

function removeItems(document: ReturnType<typeof parseDocument>, list: string, names: readonly string[]): void {
  const items = document.get(list);
  if (!isSeq(items)) return;
  items.items = items.items.filter((item) => !names.includes(String(item)));
}

/** Replaces whole names: a brand such as "X" must not change "tsx". */
export function renamed(text: string, names: readonly (readonly [old: string, now: string])[]): string {
  return names.reduce((result, [old, now]) => {
    if (!old) return result;
    const escaped = old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return result.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), () => now);
  }, text);
}

/** Pages, examples and settings contain names that cannot be computed. Longer names first, because they contain shorter ones. */
function replaceNames(before: Record<string, string>, after: Record<string, string>): void {
  const names = (['legalName', 'email', 'domain', 'brand'] as const).map(
    (key) => [before[key] ?? '', after[key] ?? ''] as const,
  );
  const slugs = [slug(before.brand ?? ''), slug(after.brand ?? '')] as const;
  const texts = ['pages', 'src/blocks'].flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)));
  for (const file of [
    ...texts.filter((name) => name.endsWith('.mdx')),
    'README.md',
    '.github/CODEOWNERS',
    '.github/SECURITY.md',
    'src/site/thirdParties.ts',
  ]) {
    edit(file, (text) => renamed(text, [...names, slugs]));
  }
  // The scripts contain words that may be a name.
  edit('package.json', (text) => text.replace(/^ {2}"name": .*/m, (line) => renamed(line, [slugs])));
}

function withPalette(tokens: string, palette: Adoption['palette'] = {}): string {
  return Object.entries(palette).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(--${name}:\\s*)#[0-9a-f]{6};`, 'i'), `$1${value};`),
    tokens,
  );
}

/** Returns a sentence for each pair of colors that could not be read or told apart. Nothing is written. */
export function paletteErrors({ palette }: Adoption): string[] {
  const tokens = withPalette(readFileSync(TOKENS, 'utf8'), palette);
  return [...contrastErrors(tokens), ...toneErrors(tokens)];
}

function writePalette(palette: Adoption['palette']): void {
  edit(TOKENS, (text) => withPalette(text, palette));
  const { paper = '', night = '' } = paletteOf(readFileSync(TOKENS, 'utf8'));
  edit('src/site/themeColors.ts', (text) =>
    text.replace(
      /\{ light: '.*', dark: '.*' \}/,
      `{ light: '${paper.toUpperCase()}', dark: '${night.toUpperCase()}' }`,
    ),
  );
}

/** Returns the name of the font's package. */
export function fontPackage(font: string): string {
  return `@fontsource-variable/${slug(font)}`;
}

function writeFont(font: string): void {
  const before = /--font-heading: "([^"]+)"/.exec(readFileSync(TOKENS, 'utf8'))?.[1] ?? font;
  const fallback = `${before.split(' ')[0]} Fallback`;
  for (const file of FONT_FILES) {
    edit(file, (text) =>
      text
        .replaceAll(fallback, `${font.split(' ')[0]} Fallback`)
        .replaceAll(before, font)
        .replaceAll(slug(before), slug(font)),
    );
  }
}

function writeMark({ ridge, ground }: NonNullable<Adoption['mark']>): void {
  edit('src/site/mark.ts', (text) =>
    text.replace(/(ridge: \{ d: ')[^']+/, `$1${ridge}`).replace(/(ground: \{ d: ')[^']+/, `$1${ground}`),
  );
}

/** Writes the facts, names, colors, font and mark of another company. A second time, it changes nothing. */
export function writeAdoption({ company, founded, palette, headingFont, mark }: Adoption): void {
  const given = Object.entries(company).filter(([, value]) => value !== undefined);
  editYaml('src/site/company.yaml', (document) => {
    const before = (document.toJS() as { company: Record<string, string> }).company;
    for (const [name, value] of given) document.setIn(['company', name], document.createNode(value));
    removeItems(document, 'sampleFacts', [...given.map(([name]) => name), ...(mark ? ['logo'] : [])]);
    replaceNames(before, { ...before, ...(company as Record<string, string>) });
  });
  if (founded !== undefined) {
    editYaml('src/site/claims.yaml', (document) => {
      document.setIn(['claims', 'founded', 'story'], founded);
      document.setIn(['claims', 'founded', 'structuredData'], founded);
      removeItems(document, 'unconfirmedClaims', ['founded']);
    });
  }
  if (palette) writePalette(palette);
  if (headingFont) writeFont(headingFont);
  if (mark) writeMark(mark);
}
