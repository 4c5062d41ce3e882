import { reservedDomainIn } from '../../../lib/reservedDomain';
import { firstSection } from '../../new-page/pageText';
import { elementsOf, sampleMark } from '../elements';
import { linksOf } from '../links';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, type Text, type Texts, textsFrom } from '../texts';
import { namesOf, wordsOf } from '../words';

function patternOf(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

const [firstWords = ''] = firstSection.text.split('. ');

/** Placeholder text, and what the message says about it. */
const PLACEHOLDERS: readonly [pattern: RegExp, what: string][] = [
  [
    /\b(lorem ipsum(?: dolor sit amet)?|dolor sit amet|consectetur adipiscing|sed ut perspiciatis|omnis iste natus)\b/gi,
    'is filler text',
  ],
  [/\b(TODO|TBD|TBC|TBA|FIXME|XXX|TKTK)\b/g, 'is a note to yourself'],
  [/\b(Jane|John|Joe) (Doe|Public|Q\. Public)\b/gi, 'is not a real name'],
  [/\b(Acme|ACME)\b( (Inc|Corp|Ltd|LLC|Corporation|Company)\b)?/g, 'is not a real company'],
  [
    /(\(\d{3}\)|\b\d{3})[ .-]555[ .-]?\d{4}\b|\(?000\)?[ .-]000[ .-]0000|\b123[ .-]456[ .-]7890\b|\b555[ .-]\d{4}\b/g,
    'is not a real phone number',
  ],
  [/\b\d+ Main St(reet|\b)|\bAnytown\b/gi, 'is not a real address'],
  [
    /\[(your|insert|add|company|client|customer|name|first|last|date|month|year|link|url|image|picture|photo|phone|e-?mail|address|city|state|number|amount|price|title|industry|service|product|location|x+)\b[^\]\n]*\](?![([])/gi,
    'is a placeholder',
  ],
  [
    /\b(?:double-)?(?:click|tap) (?:here )?to (?:add|edit|enter|insert) \w+\b|\b(?:type|write|enter|add|put|insert) (?:your |some |the |a )?(?:text|title|subtitle|heading|headline|description|content|caption|copy|quote) here\b|\b(?:text|title|content|copy|image|description) goes here\b|\b(?:add|enter|write) your (?:text|title|heading|description|content)\b|\b(?:heading|headline|title|subtitle|paragraph|bullet point|item|card|step|question|section|feature|column|option|lorem) (?:\d|one|two|three|[A-C])(?=\s*$|[."])|^(?:untitled|new (?:page|section|card|question)|subtitle|some text|sample text|dummy text|example text)\.?$/gim,
    'is what a program writes where text is still missing',
  ],
  [
    /\b(your (company|name|text|title) here|insert \w+ here|placeholder text)\b|\(insert [\w’' ]{2,40}\)|\$[A-Z]{3,}(?:_[A-Z]+)*\$/gi,
    'is a placeholder',
  ],
  [new RegExp(`${patternOf(firstWords)}|${patternOf(firstSection.title)}`, 'g'), 'comes with every new page'],
];

function placeholdersIn(texts: Texts): Diagnostic[] {
  return PLACEHOLDERS.flatMap(([pattern, what]) =>
    matchesIn(texts, pattern).map(({ match, start, end }) => {
      const message = `"${match[0].replace(/\s+/g, ' ')}" ${what}. Write the real text, or delete it.`;
      return { start, end, message };
    }),
  );
}

function reservedDomain({ start, text }: Text, own: string): Diagnostic[] {
  const domain = reservedDomainIn(text);
  // "in the format name@example.com"
  const isExample = /\b(?:format|such as|like|for example|e\.g\.)\s+\S*$/.test(
    text.slice(0, text.indexOf(domain ?? '')),
  );
  if (!domain || domain.endsWith(own) || isExample) return [];
  const from = start + text.indexOf(domain);
  return [
    { start: from, end: from + domain.length, message: `"${domain}" belongs to nobody. Write the real address.` },
  ];
}

/** Placeholder text outside blocks with the setting `sample`, which `npm run check:launch` lists. */
export const sampleContent: PageRule = {
  name: 'sample-content',
  severity: 'warning',
  handbook: '/handbook/words#sample-content',
  readsFacts: true,
  checkPage: (page, site) => {
    if (page.kind === 'handbook') return [];
    const facts = site.factsOf('@site/src/site/company')?.company as { domain: string } | undefined;
    const own = facts?.domain ?? '.example';
    const samples = elementsOf(page).filter(sampleMark).map(rangeOf);
    const words = [...wordsOf(page), ...namesOf(page)];
    const texts = textsFrom(words.map(({ start, end }) => ({ start, text: page.source.slice(start, end) })));
    const links = linksOf(page).map(({ target, start }) => ({ start, text: target }));
    const domains = [...texts.parts, ...links].flatMap((text) => reservedDomain(text, own));
    const diagnostics = new Map(
      [...placeholdersIn(texts), ...domains].map((diagnostic) => [diagnostic.start, diagnostic]),
    );
    return [...diagnostics.values()].filter(
      ({ start }) => !samples.some((range) => start >= range.start && start < range.end),
    );
  },
};
