import { groupBy } from '../../../lib/groupBy';
import { type Page, perPage } from '../page';
import { isInProse, proseOf } from '../prose';
import type { Range } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, type Text, type TextMatch, type Texts, textsFrom } from '../texts';
import { unbalancedIn } from '../wording/balance';
import { pastedIn } from '../wording/pasted';
import { repetitionsIn } from '../wording/repetitions';
import { type Words, wordsOf } from '../words';

/** Words that may stand twice in a row: "the fact that that page exists", "he had had". */
const MAY_REPEAT = new Set(['that', 'had', 'bye', 'no', 'so', 'very', 'is', 'do', 'ha']);
const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}[\p{L}'’]*)(\s+)\1(?![\p{L}\p{N}'’-])/giu;

/** The longest sentence that readers follow without starting again. The handbook recommends 25 words. */
const LONGEST_SENTENCE = 40;

/** What assistants write around a text, and what was meant for them. */
const ASSISTANT: readonly RegExp[] = [
  /\b(sure|certainly|absolutely|of course|great question)[!,.][^.!?\n]{0,40}\b(here|below|this|let me|i(['’]d| would| can|['’]ve|['’]ll))\b[^.\n]*/gi,
  /\bhere(['’]s| is| are) (the|a|an|your|my|some) (\w+ ){0,4}(version|draft|rewrite|revision|text|section|paragraph|copy|suggestions?|options?|alternatives?)\b[^.\n]*/gi,
  /\bas an? (ai|artificial intelligence|large language|language)\b[^.\n]*/gi,
  /\bi (hope (this|that) helps|can(['’]t|not) (browse|access)|don['’]t have access|apologi[sz]e for)[^.\n]*/gi,
  /\b(let me know if (you|this)|feel free to (adjust|edit|modify|customi[sz]e|change|tweak|let me)|would you like (me to|a (shorter|longer|different|more))|do you want me to|i can also|happy to (revise|adjust|refine))\b[^.\n]*/gi,
  /\b(chatgpt|gpt-\d|regenerate response|as of my (last|knowledge)|my (knowledge|training) (cutoff|data)|\[?(cite|source):? ?\d*\]?(?=\]))/gi,
  /\b(rewrite|summari[sz]e|shorten|proofread|translate) (this|the following)( text| section| paragraph)?:/gi,
  /【[^】]*】|\boaicite\b|\bcontentReference\b|\butm_source=chatgpt/gi,
];

/** Signs that a writer left to come back to. */
const LEFTOVERS: readonly [pattern: RegExp, what: string][] = [
  [/\?{2,}|!{2,}|\?!+|!\?/g, 'One sign is enough'],
  [/\.{4,}|(?<!\.)\.\.(?!\.)/g, 'Write one full stop, or three for a pause'],
  [
    /,,+|;;+|(?<=\p{L}) ,(?=\s)|(?<=\p{L}) (?=[;:!?](\s|$))|(?<=\p{Ll}) \.(?=\s|$)/gu,
    'Write one sign, directly after the word',
  ],
  [/(?<=\p{Ll}),(?=\p{L}{2})/gu, 'Write a space after the comma'],
  [/(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, 'Write a space after the full stop'],
  [/\(\s+\p{L}|\p{L}\s+\)/gu, 'Write no space inside the brackets'],
  [/_{3,}|\bx{4,}\b|#{3,}(?=\s|$)/gi, 'Fill in the gap'],
  [/%[A-Z_]{3,}%|\{\{[^}]*\}\}|<<[^>]*>>|\$\{[^}]*\}|\[\[?[A-Z][A-Z _-]{2,}\]?\]/g, 'Fill in the gap'],
];

/** Words that the dictionary knows and that are wrong in this place, and what to say about them. */
const CONFUSED: readonly [pattern: RegExp, advice: string][] = [
  [
    /\b(?:to|will|can|could|would|might|may|never|not|you|we|they|['’]t) loose\b(?! (?:ends?|fit|cable|screw|part))/gi,
    '“loose” means not tight. Write “lose”',
  ],
  [
    /\b(?:more|less|better|rather|faster|sooner|later|cheaper|higher|lower|longer|shorter|larger|smaller|other|different) then\b/gi,
    'A comparison has “than”',
  ],
  [
    /\bit['’]s (?:own|owner|owners|business|customers?|clients?|name|data|staff|employees|users|website|team|content|way|purpose|value|price)\b/gi,
    '“it’s” means “it is”. Write “its”',
  ],
  [
    /\byour (?:looking|going|welcome|doing|getting|trying|missing|about to|not sure|ready|able)\b/gi,
    'Write “you’re”, which means “you are”',
  ],
  [
    /\byou['’]re (?:business|company|data|team|website|customers|clients|staff|computers?|office|own)\b/gi,
    '“you’re” means “you are”. Write “your”',
  ],
  [
    /\bthere (?:own|team|data|business|website|customers|clients|office) (?:is|are|was|has|have|and|to)\b|\btheir (?:is|are|was|were|will)\b/gi,
    'Write “their” for what they have, and “there” for a place or “there is”',
  ],
  [
    /\b(?:this (?:are|were|have)|(?:he|she|it) don['’]t|(?:we|they|you) (?:doesn['’]t|was)|there is (?:many|several|two|three|four|five|some (?:\p{L}+s)))\b/giu,
    'The verb does not fit its subject',
  ],
  [
    /\bits (?:not|a|an|been|going|too|also|always|possible|impossible|important that|time to|worth)\b/gi,
    '“its” means “of it”. Write “it’s”',
  ],
  [/\b(?:not|will|can|may|could|would|might) effect (?!change)/gi, 'Write “affect”, which means “change”'],
  [/(?<=\s)i(?=\s+\p{Ll}|['’](?:m|ll|ve|d)\b)/gu, 'Write “I” with a capital letter'],
  [
    /(?<=\p{Ll}{3}(?<!\b(?:etc|incl|approx|resp|misc|info|dept|est|inc|ltd))[.!?] )(?:the|an?|this|these|those|that|we|you|they|it|he|she|our|your|then|there|here|if|when|while|and|but|so|in|on|at|for|with|to|as|please|also|because|after|before|not|all|each|every|most|some|what|how|why|who)(?=\s)/gu,
    'A sentence starts with a capital letter',
  ],
  [/\b(?:could|should|would|might|must) of\b/gi, 'Write “have” in place of “of”'],
  [
    /(?<=^|[.!?:;,]\s+|\b(?:and|if|when|because|but|as|so|while) )(?:we|they|you|I) (?:tells|has|is|was|does|needs|makes|gives|takes|knows|works|offers|helps|builds|writes|runs|keeps|wants|shows|sees|finds|uses|answers)\b/gi,
    'The verb does not fit. Delete its “s”, or write “have”, “are” or “do”',
  ],
  [
    /(?<=^|[.!?:;,]\s+|\b(?:and|if|when|because|but|as|so|while) )(?:he|she|it) (?:tell|have|do|need|make|give|take|know|offer|help|build|keep|want)\b/gi,
    'The verb needs an “s”',
  ],
  [
    /(?<![\p{L}\p{N}-])[Aa] (?=[aeio]\p{Ll}|u(?!ni|s[eu]|rl|til|biq)\p{Ll})(?!(?:one|once|eu)\p{L}*)\p{L}+/gu,
    'Before a vowel, write “an”',
  ],
  [/(?<![\p{L}\p{N}-])[Aa]n (?=[bcdfgjklmnpqrstvwyz]\p{Ll}|uni|use|one\b)\p{L}+/gu, 'Before a consonant, write “a”'],
  [
    /\p{L}+-\r?\n\s*\p{Ll}+/gu,
    'The word is broken at the end of a line, and visitors would read a gap. Write it on one line',
  ],
  [
    /(?<![\d,.])\d{1,3},\d{1,2}(?![\d,])(?=\s?(?:%|percent|hours?|seconds?|million|GB|TB|kB))/g,
    'Write a point in decimals, as in 99.9%',
  ],
  [
    /(?<![\d$–-])\$?\d[\d,]*(?: [–-] ?| ?- |(?<=\d)[–-] )\$?\d[\d,]*(?! ?[–=+-])(?=%| ?\p{L}|[.,;)]|$)/gu,
    'A range has a long dash without spaces: 50–100',
  ],
  [
    /(?<![\d-])\d{1,3}-\d{1,3}(?= (?:seconds|minutes|hours|days|weeks|months|years|people|users|employees|pages|percent|steps|business days|working days)\b)/g,
    'A range has a long dash: 6–10',
  ],
  [
    /(?:(?<![\p{L}\p{N}])[\p{Lu}]{2,}[,:;]?\s+){5,}\p{Lu}{2,}/gu,
    'A sentence in capitals is hard to read. Write it like the others, with **stars** around what is important',
  ],
  [
    /\b(?:green|red|blue|orange|yellow|gr[ae]y|black|white|purple|copper) (?:button|link|box|field|icon|arrow|area|bar)\b|\b(?:button|link|box|field|form|picture|column|menu) (?:on|to|at) the (?:right|left)\b|\b(?:on|to) the (?:right|left) (?:side|hand|of (?:the|this) (?:page|screen))\b/gi,
    'Not everybody sees colors, and on a phone it is somewhere else. Name it by its words',
  ],
];

const STRAIGHT_QUOTE = /"|(?<=\p{L})'(?=\p{L})|(?<=^|[\s(])'(?=\p{L})|(?<=\p{L}s?)'(?=\s|[.,;:!?)]|$)/gu;

function doubledWords(texts: Texts): Diagnostic[] {
  return matchesIn(texts, DOUBLED).flatMap(({ match, start, end }) => {
    const [, word = '', gap = ''] = match;
    const isName =
      /^\p{Lu}/u.test(word) &&
      /\p{Lu}/u.test(match[0].slice(word.length + gap.length).charAt(0)) &&
      !/^(the|a|an|and|of|to|in|we|you|it)$/i.test(word);
    if (MAY_REPEAT.has(word.toLowerCase()) || isName || (gap.length > 1 && !gap.includes('\n'))) return [];
    return [{ start, end, message: `"${word}" is written twice in a row. Delete one.` }];
  });
}

/** Only the first of a text, because the others have the same cause. */
function firstOfEach(matches: readonly TextMatch[]): TextMatch[] {
  return [...groupBy(matches, ({ text }) => text).values()].map(([first]) => first);
}

function straightQuotes(texts: Texts): Diagnostic[] {
  return firstOfEach(matchesIn(texts, STRAIGHT_QUOTE)).flatMap(({ match, start, end, text }) => {
    const isInches = /\d$/.test(text.slice(0, match.index)) && match[0] === '"';
    if (isInches) return [];
    const better = match[0] === '"' ? '“ and ”' : '’';
    const message = `The site uses curly quotation marks and apostrophes in sentences. Write ${better}.`;
    return [{ start, end, message }];
  });
}

function assistantWords(texts: Texts): Diagnostic[] {
  const matches = ASSISTANT.flatMap((pattern) => matchesIn(texts, pattern));
  return firstOfEach(matches).map(({ match, start, end }) => ({
    start,
    end,
    message: `"${match[0].trim().slice(0, 60)}" was said to a writer, not to readers. Delete it.`,
    severity: 'error',
  }));
}

function confusedWords(texts: Texts): Diagnostic[] {
  return CONFUSED.flatMap(([pattern, advice]) =>
    matchesIn(texts, pattern).map(({ match, start, end }) => {
      const message = `"${match[0].trim().replace(/\s+/g, ' ').slice(0, 60)}": ${advice}.`;
      return { start, end, message };
    }),
  );
}

function leftovers(texts: Texts): Diagnostic[] {
  return LEFTOVERS.flatMap(([pattern, advice]) =>
    firstOfEach(matchesIn(texts, pattern)).map(({ match, start, end }) => {
      const sign = match[0].trim();
      const what = sign === '' ? 'There is a space before this sign' : `"${sign}" is probably a slip`;
      return { start, end: Math.max(end, start + 1), message: `${what}. ${advice}.` };
    }),
  );
}

/** Parts of a text up to a full stop, question or exclamation mark. Marks such as `e.g.` and `9 a.m.` do not end one. */
function sentencesOf(text: string): Range[] {
  const sentences: Range[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /(?<!\b(?:e\.g|i\.e|a\.m|p\.m|vs|etc|Inc|Ltd|St|Mr|Ms|Dr|No))[.!?]["”’)]*(?=\s|$)|\n\s*\n/g,
  )) {
    sentences.push({ start, end: match.index + match[0].length });
    start = match.index + match[0].length;
  }
  return [...sentences, { start, end: text.length }];
}

function longSentences({ start, text }: Text): Diagnostic[] {
  if (text.length < 4 * LONGEST_SENTENCE) return [];
  return sentencesOf(text).flatMap((range) => {
    const sentence = text.slice(range.start, range.end);
    const count = sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    if (count <= LONGEST_SENTENCE) return [];
    const lead = /^\s*/.exec(sentence)?.[0].length ?? 0;
    const from = start + range.start + lead;
    const message = `This sentence has ${count} words. Readers lose the thread after about 25; make it two.`;
    return [{ start: from, end: start + range.end, message }];
  });
}

function diagnosticsOf(page: Page): Diagnostic[] {
  const prose = proseOf(page);
  // Front matter and settings are not in paragraphs.
  const isFrontMatter = ({ start }: Range) => page.frontMatter !== null && start < page.frontMatter.end;
  // Quotation marks around a value of front matter do not show.
  const withoutMarks = ({ start, end, text }: Words): Words => ({
    start,
    end,
    text: isFrontMatter({ start, end }) ? text.replaceAll('"', ' ') : text,
  });
  const others = wordsOf(page).filter((words) => !isInProse(page, words));
  const texts = textsFrom([...prose, ...others.map(withoutMarks)]);
  const fromAssistant = [...assistantWords(texts), ...pastedIn(texts)];
  // A tag or code between two words or signs is a space here.
  const isInterrupted = ({ start, end }: Diagnostic) => /[<>`[\]]/.test(page.source.slice(start, end));
  const found = [
    ...doubledWords(texts).filter((diagnostic) => !isInterrupted(diagnostic)),
    ...straightQuotes(texts),
    ...confusedWords(texts),
    ...leftovers(texts).filter((diagnostic) => !isInterrupted(diagnostic)),
    ...texts.parts.flatMap(longSentences),
    ...repetitionsIn(page),
    ...unbalancedIn(page),
  ];
  return [
    ...fromAssistant,
    ...found.filter((one) => !fromAssistant.some((other) => one.start < other.end && other.start < one.end)),
  ];
}

/** Doubled words, long sentences, straight quotation marks, and leftovers of writing. */
export const wording: PageRule = {
  name: 'wording',
  severity: 'warning',
  handbook: '/handbook/words#spelling',
  yields: true,
  checkPage: perPage((page) => (page.kind === 'handbook' ? [] : diagnosticsOf(page))),
};
