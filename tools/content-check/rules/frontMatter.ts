import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { isMap, isPair, isScalar } from 'yaml';
import { hasOtherLanguage } from '../../../lib/frontMatter';
import { didYouMean, nearest } from '../../../lib/nearest';
import { quoted } from '../../../lib/quoted';
import { checkFrontMatter, type FrontMatterError, frontMatterKeys } from '../../../src/seo/frontMatter';
import { importedFiles } from '../imports';
import { isUnreadable, type Page } from '../page';
import { type FrontMatterBlock, keyRange, valueRange } from '../parse/frontMatterBlock';
import type { Diagnostic, PageRule } from '../rule';
import type { Site } from '../site';
import { missingCharacters } from '../titleFont';
import { writtenDay } from '../writtenDay';

const OPENING_LINE = { start: 0, end: 3 };
const NONE_IN_SHARED_TEXT =
  'A shared text is a part of other pages and has no title of its own. Delete the lines from the first "---" to the second.';
const OTHER_NAMES: Record<string, string> = {
  desc: 'description',
  summary: 'description',
  tags: 'keywords',
  heading: 'title',
  name: 'title',
  hidden: 'noindex',
  ogimage: 'image',
};

/** How to write a value that is of the wrong kind; null if what was meant is unknown. */
function rightValue(key: string, value: unknown, written: string): string | null {
  if (typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)) return null;
  if (key === 'keywords') return `[${written.split(/\s*[,;|]\s*/).join(', ')}]`;
  if (key === 'noindex' || key === 'draft') return String(/^["']?(?:y|yes|on|true|1)\b/i.test(written));
  if ((key === 'publish' || key === 'until') && !/^\d{4}-\d\d-\d\d$/.test(written)) return writtenDay(written);
  return key === 'type' ? 'website' : null;
}

function wrongKind(block: FrontMatterBlock, key: string, message: string, source: string): string {
  const value = block.values[key];
  if (value === null || value === undefined || value === '')
    return `Nothing follows "${key}:". Write its text after the colon, or delete the line.`;
  const { start, end } = valueRange(block, [key]);
  const written = source.slice(start, end).trim();
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
  if (isPlain && message.includes('must be text')) {
    return `"${key}" is read as ${typeof value === 'number' ? 'a number' : typeof value === 'boolean' ? 'yes or no' : 'a date'}. Put it in quotation marks: ${key}: ${quoted(written)}.`;
  }
  if (typeof value === 'object' && message.includes('must be text'))
    return `"${key}" must be one text, on the same line. Write ${key}: "…", and delete the lines that belong to it.`;
  const right = message.includes(' must ') ? rightValue(key, value, written) : null;
  return right ? `${message} Write ${key}: ${right}` : message;
}

function diagnosticOf(block: FrontMatterBlock, { kind, path, message }: FrontMatterError, source: string): Diagnostic {
  const [key = ''] = path.map(String);
  if (kind === 'missing key') {
    return { ...(path.length > 1 ? valueRange(block, path.slice(0, -1)) : OPENING_LINE), message };
  }
  if (kind === 'wrong value' || path.length > 1) {
    return {
      ...valueRange(block, path),
      message: path.length === 1 ? wrongKind(block, key, message, source) : message,
    };
  }
  if (/^(slug|url|path|permalink)$/i.test(key)) {
    const text = `A page gets its address from the name of its file. Delete "${key}". To change the address, rename the file, and list the old address in src/site/redirects.yaml.`;
    return { ...(keyRange(block, key) ?? OPENING_LINE), message: text };
  }
  const suggestion = OTHER_NAMES[key.toLowerCase()] ?? nearest(key, frontMatterKeys);
  const text = suggestion ? `A page has no line "${key}" here.${didYouMean(suggestion)}` : message;
  return { ...(keyRange(block, key) ?? OPENING_LINE), message: text, suggestion };
}

function isEmpty(block: FrontMatterBlock, [key = '']: readonly (string | number)[]): boolean {
  return block.values[key] === null || block.values[key] === undefined;
}

/** Leaves out missing keys for which there is a misspelled one. */
function withoutMisspelled(errors: readonly FrontMatterError[]): FrontMatterError[] {
  const meant = new Set(
    errors
      .filter(({ kind }) => kind === 'unknown key')
      .map(({ path }) => OTHER_NAMES[String(path[0]).toLowerCase()] ?? nearest(String(path[0]), frontMatterKeys)),
  );
  return errors.filter(({ kind, path }) => kind !== 'missing key' || !meant.has(String(path[0])));
}

/** Everything after ` #` is a comment for YAML. */
function cutValues(block: FrontMatterBlock): Diagnostic[] {
  const { contents } = block.document;
  if (!isMap(contents)) return [];
  return contents.items.flatMap((pair) => {
    if (
      !isPair(pair) ||
      !isScalar(pair.value) ||
      !isScalar(pair.key) ||
      !pair.value.comment ||
      pair.value.type !== 'PLAIN'
    )
      return [];
    const range = valueRange(block, [String(pair.key.value)]);
    const text = quoted(`${String(pair.value.value)} #${pair.value.comment}`);
    const message = `Visitors would not see "#${pair.value.comment}", because " #" starts a note. Put the whole text in quotation marks: ${String(pair.key.value)}: ${text}`;
    return [{ ...range, message }];
  });
}

const NOT_READ: readonly [pattern: RegExp, message: string][] = [
  [/^[“”„‟«]|[“”»]$/, 'would appear with these quotation marks. Use straight ones around it, or none'],
  [/^[‘’][^‘’]*[‘’]$/, 'would appear with these quotation marks. Use straight ones around it, or none'],
  [
    /\*\*|__|`|(^|\s)[*_]\w[^*_]*[*_](\s|$)/,
    'would appear with these signs, which make nothing bold here. Delete them',
  ],
  [/\]\(/, 'would appear with these signs, because it cannot contain links. Write only the words'],
  [/<\/?\w+[^>]*>/, 'would appear with what is between < and >. Delete it'],
  [/\{[^}]*\}/, 'would appear with the braces { }. Write the words themselves'],
];

/** Values that are complete for YAML and not for readers. */
function unfinished(block: FrontMatterBlock, brand: string | undefined): Diagnostic[] {
  const { title, description, keywords } = block.values;
  const found: Diagnostic[] = [];
  const report = (key: string, message: string) =>
    found.push({ ...valueRange(block, [key]), message, severity: 'warning' });
  if (
    typeof description === 'string' &&
    /(?:[,;:–-]|\b(?:and|or|the|a|an|of|for|to|in|on|with|your|our|by|from))$/i.test(description.trim())
  )
    report('description', 'The description ends in the middle of a sentence. Write its end.');
  if (typeof title === 'string' && brand && new RegExp(`^${brand}\\s*[|:–—-]|[|–—-]\\s*${brand}$`, 'i').test(title))
    report('title', `The site adds "${brand}" to every title. Write only what the page is about.`);
  if (typeof title === 'string' && /^\p{Ll}+\s/u.test(title)) report('title', 'A title starts with a capital letter.');
  if (Array.isArray(keywords) && keywords.some((keyword) => /[;|]|\s-\s/.test(String(keyword))))
    report(
      'keywords',
      `Keywords are separated by commas. Write keywords: [${keywords
        .join(', ')
        .split(/\s*[,;|]\s*|\s+-\s+/)
        .join(', ')}]`,
    );
  return found;
}

function textDiagnostics(block: FrontMatterBlock): Diagnostic[] {
  return ['title', 'description', 'service'].flatMap((key): Diagnostic[] => {
    const value = block.values[key];
    if (typeof value !== 'string') return [];
    const range = valueRange(block, [key]);
    const isQuotation = /^[“«][^”»]+[”»]./.test(value) || /.[“«][^”»]+[”»]$/.test(value);
    const entity = /&#?\w+;/.exec(value)?.[0];
    if (entity) {
      const character = decodeNamedCharacterReference(entity.slice(1, -1));
      const message = `Search results would show "${entity}" as it is. Write ${character ? `"${character}"` : 'the character itself'} in its place.`;
      return [{ ...range, message, suggestion: character ? value.replace(entity, character) : null }];
    }
    const found = NOT_READ.find(([pattern], index) => pattern.test(value) && !(index === 0 && isQuotation));
    if (found) return [{ ...range, message: `"${key}" ${found[1]}.` }];
    if (key === 'title' && !block.values.image && block.values.noindex !== true) {
      const missing = missingCharacters(value);
      if (missing.length > 0) {
        const message = `The title contains ${missing.map((character) => `“${character}”`).join(', ')}, which the font of headings cannot show. Write the title without it.`;
        return [{ ...range, message }];
      }
    }
    return [];
  });
}

function menuTargets(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'to' && typeof part === 'string' ? part.replace(/[?#].*$/, '') : menuTargets(part),
  );
}

/** Keys that keep a page out of search results, probably copied from another page. */
function searchDiagnostics(page: Page, block: FrontMatterBlock, site: Site): Diagnostic[] {
  const { noindex, canonical } = block.values;
  const isInMenu = () => menuTargets(site.factsOf('@site/src/site/navigation')).includes(page.route ?? '');
  if (noindex === true && ('keywords' in block.values || isInMenu())) {
    const what = isInMenu() ? 'a menu links to it' : 'it has keywords for searches';
    const message = `"noindex" hides this page from Google, but ${what}. Delete the line if people should find the page.`;
    return [{ ...(keyRange(block, 'noindex') ?? OPENING_LINE), message, severity: 'warning' }];
  }
  const other = typeof canonical === 'string' && canonical !== page.route ? site.routes.get(canonical) : undefined;
  const shared = other ? importedFiles(other) : [];
  if (!other || importedFiles(page).some((file) => shared.includes(file))) return [];
  const message = `"canonical" says that this page is a copy of ${canonical}, so search engines would leave it out. Its text is different, so delete the line.`;
  return [{ ...valueRange(block, ['canonical']), message }];
}

/** Front matter: unknown and missing keys, wrong values, lengths. Docusaurus checks the handbook's. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  severity: 'error',
  handbook: '/handbook/pages#front-matter',
  checkPage: (page, site) => {
    const { kind, source, frontMatter: block, frontMatterProblems } = page;
    if (isUnreadable(source)) return [];
    if (hasOtherLanguage(source)) {
      return [
        {
          start: 0,
          end: source.indexOf('\n'),
          message: 'The first line must be "---" and nothing else. Delete the rest of the line.',
        },
      ];
    }
    if (kind === 'shared') return block ? [{ ...OPENING_LINE, message: NONE_IN_SHARED_TEXT }] : [];
    if (!block || kind !== 'page') return frontMatterProblems;
    const isValid = block.document.errors.length === 0;
    // A line that cannot be read is not a missing key.
    const errors = withoutMisspelled(checkFrontMatter(block.values).errors).filter(
      (error) =>
        (isValid || error.kind !== 'missing key') &&
        // The rule "link-scheme" says more about addresses.
        !/must start with/.test(error.message) &&
        // The value of a line that goes on in one that cannot be read.
        !frontMatterProblems.some(({ start, end }) => {
          const value = valueRange(block, error.path);
          return (
            Math.abs(start - value.end) <= 2 ||
            (start <= value.start && value.start < end && isEmpty(block, error.path))
          );
        }),
    );
    const cut = cutValues(block);
    const others = [
      ...errors.map((error) => diagnosticOf(block, error, source)),
      ...textDiagnostics(block),
      ...unfinished(block, (site.factsOf('@site/src/site/company')?.company as { brand?: string } | undefined)?.brand),
      ...searchDiagnostics(page, block, site),
    ];
    // A value that was cut off is short and has no end.
    return [...frontMatterProblems, ...cut, ...others.filter(({ start }) => !cut.some((it) => it.start === start))];
  },
};
