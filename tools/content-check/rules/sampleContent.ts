import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { filesIn } from '../../../lib/files';
import { rangeOf } from '../../../lib/message';
import { elementsOf, settingOfName } from '../elements';
import { contextOf } from '../lint';
import { readPage } from '../page';
import { matchesIn, textsOf } from '../texts';

/** Placeholder texts. */
const PLACEHOLDERS: readonly RegExp[] = [
  /\b(?:lorem ipsum(?: dolor sit amet)?|dolor sit amet|consectetur adipiscing)\b/gi,
  /\b(?:TODO|TBD|TBC|TBA|FIXME|XXX|TKTK)\b/g,
  /\b(?:Jane|John|Joe) (?:Doe|Public)\b|\bAcme\b(?: (?:Inc|Corp|Ltd|LLC|Corporation|Company)\b)?/gi,
  /(?:\(\d{3}\)|\b\d{3})[ .-]555[ .-]?\d{4}\b|\b123[ .-]456[ .-]7890\b/g,
  /\[(?:your|insert|add|company|client|customer|name|first|last|date|link|url|phone|e-?mail|address|city|number|price|title|x+)\b[^\]\n]*\](?![([])/gi,
  /\byour (?:company|name|text|title) here\b|\b(?:text|title|content) goes here\b|\bplaceholder text\b|\bclick to add \w+\b/gi,
];

const EXAMPLE = 'This is the sample text of the block. Write your own, or delete it.';

/** Returns a sentence of at least five words, which nobody else writes by chance; otherwise an empty text. */
function sentenceOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return /^(?:\S+ ){4}.*[.?!]$/.test(plain) ? plain : '';
}

const known = new Map<string, ReadonlySet<string>>();

/** The sentences in the examples of the blocks, which the handbook offers to copy. */
function exampleSentences(directory: string): ReadonlySet<string> {
  const found = known.get(directory);
  if (found) return found;
  const files = filesIn(path.join(directory, 'src')).filter((file) => file.endsWith('examples.mdx'));
  const texts = files.flatMap((file) =>
    textsOf(readPage(file, 'page', null, readFileSync(path.join(directory, 'src', file), 'utf8'))),
  );
  const sentences = new Set(texts.map(({ text }) => sentenceOf(text)).filter(Boolean));
  known.set(directory, sentences);
  return sentences;
}

/** Placeholder text outside blocks with the setting `sample`, which `npm run check:launch` lists. */
export const sampleContent = lintRule<Root>(
  { origin: 'check:sample-content', url: '/handbook/words#sample-content' },
  (_, file) => {
    const { page, site, report } = contextOf(file);
    if (page.kind === 'handbook') return;
    const samples = elementsOf(page)
      .filter((element) => settingOfName(page, element, 'sample'))
      .map(rangeOf);
    for (const { match, ...range } of PLACEHOLDERS.flatMap((pattern) => matchesIn(textsOf(page), pattern))) {
      if (samples.some(({ start, end }) => range.start >= start && range.start < end)) continue;
      const written = match[0].replace(/\s+/g, ' ');
      report(range, `"${written}" is a placeholder. Write the real text, or delete it.`);
    }
    const examples = exampleSentences(site.codeDirectory);
    for (const { start, end, text } of textsOf(page))
      if (examples.has(sentenceOf(text))) report({ start, end }, EXAMPLE);
  },
);
