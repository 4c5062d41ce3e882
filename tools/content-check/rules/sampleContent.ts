import { reservedDomainIn } from '../../../lib/reservedDomain';
import { firstSection } from '../../new-page/pageText';
import { elementsOf, sampleMark } from '../elements';
import { linksOf } from '../links';
import { rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { matchesIn, type Text, textsFrom } from '../texts';
import { namesOf, wordsOf } from '../words';

const [firstWords = ''] = firstSection.text.split('. ');

/** Text that stands where the real one is still missing. */
const PLACEHOLDERS: readonly RegExp[] = [
  /\b(?:lorem ipsum(?: dolor sit amet)?|dolor sit amet|consectetur adipiscing)\b/gi,
  /\b(?:TODO|TBD|TBC|TBA|FIXME|XXX|TKTK)\b/g,
  /\b(?:Jane|John|Joe) (?:Doe|Public)\b|\bAcme\b(?: (?:Inc|Corp|Ltd|LLC|Corporation|Company)\b)?/gi,
  /(?:\(\d{3}\)|\b\d{3})[ .-]555[ .-]?\d{4}\b|\b123[ .-]456[ .-]7890\b|\b555[ .-]\d{4}\b/g,
  /\b\d+ Main St(?:reet|\b)|\bAnytown\b/gi,
  /\[(?:your|insert|add|company|client|customer|name|first|last|date|link|url|phone|e-?mail|address|city|number|price|title|x+)\b[^\]\n]*\](?![([])/gi,
  /\byour (?:company|name|text|title) here\b|\b(?:text|title|content) goes here\b|\bplaceholder text\b|\bclick to add \w+\b/gi,
  new RegExp(`${firstWords.replace(/\W/g, '.')}|${firstSection.title.replace(/\W/g, '.')}`, 'g'),
];

function reservedDomain({ start, text }: Text, own: string): Diagnostic[] {
  const domain = reservedDomainIn(text);
  // "in the format name@example.com"
  const isExample = /\b(?:format|such as|like|for example)\s+\S*$/.test(text.slice(0, text.indexOf(domain ?? '')));
  if (!domain || domain.endsWith(own) || isExample) return [];
  const from = start + text.indexOf(domain);
  return [
    { start: from, end: from + domain.length, message: `"${domain}" is a placeholder domain. Write the real address.` },
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
    const samples = elementsOf(page).filter(sampleMark).map(rangeOf);
    const texts = textsFrom(
      [...wordsOf(page), ...namesOf(page)].map(({ start, end }) => ({ start, text: page.source.slice(start, end) })),
    );
    const placeholders = PLACEHOLDERS.flatMap((pattern) =>
      matchesIn(texts, pattern).map(({ match, start, end }) => {
        return {
          start,
          end,
          message: `"${match[0].replace(/\s+/g, ' ')}" is placeholder text. Write the real text, or delete it.`,
        };
      }),
    );
    const links = linksOf(page).map(({ target, start }) => ({ start, text: target }));
    const domains = [...texts.parts, ...links].flatMap((text) => reservedDomain(text, facts?.domain ?? '.example'));
    const found = new Map([...placeholders, ...domains].map((it) => [it.start, it]));
    return [...found.values()].filter(
      ({ start }) => !samples.some((range) => start >= range.start && start < range.end),
    );
  },
};
