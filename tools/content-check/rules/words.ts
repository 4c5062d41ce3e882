/** Rules about words: doubled words, pasted text, quotation marks, and facts that are typed by hand. */
import { escapePattern } from '../../../lib/text';
import type { SourceFile } from '../../pages/sourceFile';
import { fileRule, pageRule } from '../rule';
import { type Phrase, reportPhrases, textsOf } from '../texts';

const url = '/handbook/words#spelling';

/** Everything that visitors read, except names. */
const wordsOf = (file: SourceFile) => textsOf(file).filter(({ kind }) => kind !== 'name');

const PHRASES: Readonly<Record<string, Phrase>> = {
  repeated: {
    pattern: /\b(?!(?:that|had|can)\b)(\p{Ll}+)\s+\1\b/gu,
    reason: 'This word is written twice. Delete one.',
    correction: (written) => written.replace(/\s.*/s, ''),
  },
  space: {
    pattern: /(?<=[\p{L}\p{N}])[\t\x20]+[,.;:!?](?=\s|$)|(?<=\p{Ll}{2})(?:[,;](?=\p{L}{2})|\.(?=\p{Lu}\p{Ll}))/gu,
    reason: 'Write a space after this character, and none before it.',
  },
  assistant: {
    pattern:
      /\b(?:as an AI(?: language)? model|I hope this helps|let me know if you(?:['’]d| would) like)\b[^.\n]*|:contentReference\S*|【[^】]*】/gi,
    reason: 'This comes from a chat with an assistant. Delete it.',
  },
  placeholder: {
    pattern:
      /\b(?:TODO|TBD|TBC|FIXME|XXX)\b|\b[Ll]orem ipsum\b|\[(?:[Yy]our|[Ii]nsert|[Aa]dd) [^\]\n]*\](?![([])|\b[Yy]our (?:company|name|text|title) here\b/g,
    reason: 'This is a placeholder. Write the real text, or delete it.',
  },
};

/** Doubled words, missing spaces, and pasted text. */
export const wordingRule = fileRule('wording', url, ({ sourceFile, report }) =>
  reportPhrases(sourceFile, wordsOf(sourceFile), Object.values(PHRASES), report),
);

const CURLY_MARKS =
  'The site uses curly quotation marks and apostrophes. Write “ before and ” after the words, and ’ for an apostrophe.';

/** Straight quotation marks and apostrophes, but not the units in 27" and 6'. */
const STRAIGHT_MARKS: Readonly<Record<string, Phrase>> = {
  quotation: {
    pattern: /(?<!\d)"[^\s"](?:[^"]*[^\s\d"])?"/g,
    reason: CURLY_MARKS,
    correction: (written) => (written.includes('\\') ? null : `“${written.slice(1, -1)}”`),
  },
  apostrophe: { pattern: /(?<=\p{L})'(?=\p{L})/gu, reason: CURLY_MARKS, correction: () => '’' },
  other: { pattern: /(?<!\d)["']/g, reason: CURLY_MARKS },
};

export const quotationMarksRule = fileRule('quotation-marks', url, ({ sourceFile, report }) =>
  reportPhrases(sourceFile, wordsOf(sourceFile), Object.values(STRAIGHT_MARKS), report),
);

/** Our email address, the price of a plan beside its name, and figures with a unit, written by hand instead of as a fact. */
export const ownFactRule = pageRule('own-fact', '/handbook/facts#show-a-fact-on-a-page', ({ page, site, report }) => {
  const phrase = (pattern: string, reason: string): Phrase => ({
    pattern: new RegExp(pattern.replaceAll(' ', '\\s+'), 'g'),
    reason,
  });
  const plans = (site.facts('plans').plans ?? []).map(({ name, price }) =>
    phrase(
      `(?<=\\b${escapePattern(name)}(?: plan)?(?:,| is| costs| from| for|:)? )\\$\\d[\\d,]*(?![\\d,]*[.–-]\\d| (?:a|per) year)`,
      `${name} costs $${price} a month in src/facts/plans.yaml, and a copy would not change with it. Link to /pricing.`,
    ),
  );
  const reason = 'Write <EmailLink /> instead of our address. It always shows the current one.';
  const { company } = site.facts('company');
  const emails = company ? [phrase(escapePattern(company.email), reason)] : [];
  // "4–8 weeks" is ours; "2 hours", "24/7" and "40%" may be anybody's.
  const figures = Object.entries(site.facts('figures').figures ?? {}).flatMap(([name, { value }]) =>
    /\d[\d–-]*\d \p{L}/u.test(value)
      ? phrase(
          `(?<![\\d–])${escapePattern(value)}\\b`,
          `This is a fact. Write {figures.${name}.value}, which changes with it.`,
        )
      : [],
  );
  // Front matter cannot show facts.
  const texts = textsOf(page).filter(({ kind }) => kind === 'text' || kind === 'setting');
  reportPhrases(page, texts, [...emails, ...plans, ...figures], report);
});
