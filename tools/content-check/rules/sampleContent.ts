import { visit } from 'unist-util-visit';
import { reservedDomainIn } from '../../../lib/reservedDomain';
import { company } from '../../../src/site/company';
import { firstSection } from '../../new-page/firstSection';
import { isElement } from '../elements';
import { linksOf } from '../links';
import type { Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';
import { sampleMark } from '../sampleMark';
import { namesOf, wordsOf } from '../words';

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

const [firstWords = ''] = firstSection.text.split('. ');

/** Text that stands in for what is still to be written, and what to say of it. */
const STAND_INS: readonly [pattern: RegExp, what: string][] = [
  [/\b(lorem ipsum|dolor sit amet|consectetur adipiscing)\b/gi, 'is filler text'],
  [/\b(TODO|TBD|FIXME|XXX|TKTK)\b/g, 'is a note to yourself'],
  [/\b(Jane|John|Joe) (Doe|Public|Q\. Public)\b/gi, 'is a name for nobody'],
  [/\b(Acme|ACME)\b( (Inc|Corp|Ltd|LLC|Corporation|Company)\b)?/g, 'is a name for no company'],
  [/(\(\d{3}\)|\b\d{3})[ .-]555[ .-]?\d{4}\b|\b555[ .-]\d{4}\b/g, 'is a number under which nobody answers'],
  [/\b\d+ Main St(reet|\b)|\bAnytown\b/gi, 'is an address where nobody is'],
  [/\[(your|insert|add|company|name|date|link|image)\b[^\]\n]*\]/gi, 'is a gap to fill'],
  [/\b(your (company|name|text|title) here|insert \w+ here|placeholder text)\b/gi, 'is a gap to fill'],
  [new RegExp(`${literally(firstWords)}|${literally(firstSection.title)}`, 'g'), 'is from the start of a new page'],
];

/** Stretches that `sample` marks: `npm run check:launch` lists those. */
function markedStretches(page: Page): Range[] {
  const marked: Range[] = [];
  if (page.tree) {
    visit(page.tree, (node) => {
      if (isElement(node) && sampleMark(node)) marked.push(rangeOf(node));
    });
  }
  return marked;
}

function standInsIn(text: string, offset: number): Diagnostic[] {
  return STAND_INS.flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].map((match) => {
      const start = offset + match.index;
      const message = `"${match[0].replace(/\s+/g, ' ')}" ${what}. Write the real words, or delete it.`;
      return { start, end: start + match[0].length, message };
    }),
  );
}

function nobodysAddress(text: string, offset: number): Diagnostic[] {
  const domain = reservedDomainIn(text);
  if (!domain || domain.endsWith(company.domain)) return [];
  const start = offset + text.indexOf(domain);
  return [{ start, end: start + domain.length, message: `"${domain}" belongs to nobody. Write the real address.` }];
}

/** Words that stand in for real ones and are not marked as a sample. */
export const sampleContent: PageRule = {
  name: 'sample-content',
  severity: 'warning',
  handbook: '/handbook/words#sample-content',
  checkPage: (page) => {
    if (page.kind === 'handbook') return [];
    const marked = markedStretches(page);
    const words = [...wordsOf(page), ...namesOf(page)].flatMap(({ start, end }) => {
      const text = page.source.slice(start, end);
      return [...standInsIn(text, start), ...nobodysAddress(text, start)];
    });
    const links = linksOf(page).flatMap(({ target, start }) => nobodysAddress(target, start));
    const problems = new Map([...words, ...links].map((problem) => [problem.start, problem]));
    return [...problems.values()].filter(
      ({ start }) => !marked.some((range) => start >= range.start && start < range.end),
    );
  },
};
