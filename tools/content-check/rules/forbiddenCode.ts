import { pageCodeDiagnostics } from '../../../plugins/mdx/page-code/pageCode';
import { elementsOf } from '../elements';
import type { Page } from '../page';
import { rangeOf } from '../range';
import type { PageRule } from '../rule';
import { CHAT_SOURCE } from '../wording/phrases';
import { fact } from './fact';
import { importLine } from './importLine';
import { unknownBlock } from './unknownBlock';

/** The rules that explain a mistake better than "not allowed". `link-scheme` reports addresses. */
const BETTER_RULES: readonly PageRule[] = [importLine, unknownBlock, fact];

/** What to write in place of HTML that writers often paste. */
const ADVICE: Record<string, string | undefined> = {
  details: 'Text that opens and closes is a <Question> in <Questions>.',
  summary: 'Text that opens and closes is a <Question> in <Questions>.',
  div: 'Delete it and keep the text: <Section> and the other blocks arrange it.',
  span: 'Delete it. For emphasis, write **bold** or *italic*.',
  p: 'Delete it and keep the text: an empty line makes a paragraph.',
  center: 'Delete it: the site decides where text stands.',
  font: 'Delete it: the site has one style for all pages.',
  style: 'Delete it: the site has one style for all pages.',
  u: 'Delete it: readers take underlined words for links. For emphasis, write **bold**.',
  b: 'Write **bold**.',
  i: 'Write *italic*.',
  button: 'A button that leads to a page is <Action to="/contact">Words</Action> in <Actions>.',
  iframe: 'Link to the page, map or film instead: [words](address).',
  video: 'Link to the film instead: [words](address).',
  audio: 'Link to the recording instead: [words](address).',
  script: 'Delete it: a page cannot run a program.',
  form: 'Use <ContactForm />, or link to /contact.',
  table: 'Write a table as lines with "|" between the cells: | Name | Price |.',
  ul: 'Write a list as lines that start with "- ".',
  ol: 'Write a list as lines that start with "1. ".',
  li: 'Write a list as lines that start with "- ".',
  hr: 'Delete it: a new part of the page is a <Section>.',
  h1: 'The title of <Hero> is the headline.',
  h2: 'The title of a <Section> is its heading.',
  h3: 'Write "### " and the heading.',
};

/** Whether the element whose name starts at `outer` contains the one at `inner`. */
function contains(page: Page, outer: number, inner: number): boolean {
  if (outer >= inner) return false;
  const range = elementsOf(page)
    .map(rangeOf)
    .find(({ start }) => start === outer - 1);
  return range !== undefined && inner < range.end;
}

/** What a page may not contain because it would be a program: exports, calls, HTML that does something. */
export const forbiddenCode: PageRule = {
  name: 'forbidden-code',
  severity: 'error',
  handbook: '/handbook/pages#what-a-page-cannot-contain',
  checkPage: async (page, site) => {
    if (!page.tree) return [];
    const diagnostics = pageCodeDiagnostics(page.tree, { isHandbook: page.kind === 'handbook' });
    if (diagnostics.length === 0) return [];

    const better = [...(await Promise.all(BETTER_RULES.map((rule) => rule.checkPage(page, site))))].flatMap((found) => [
      ...found,
    ]);
    const textOf = ({ start, end }: { start: number; end: number }) => page.source.slice(start, end);
    return diagnostics
      .filter(({ kind, start, end }) => {
        // The rule "wording" reports the mark of a chat.
        if (kind === 'code') return !CHAT_SOURCE.test(page.source.slice(0, start));
        // Where an import cannot be read, every block would be reported.
        if ((kind === 'block' || kind === 'name') && (!page.isWhole || better.length > 0)) return false;
        if (
          kind === 'element' &&
          diagnostics.some((outer) => outer.kind === 'element' && contains(page, outer.start, start))
        )
          return false;
        // Some rules report a name once.
        const isSame = (other: { start: number; end: number }) =>
          (other.start <= start && end <= other.end) || textOf(other) === textOf({ start, end });
        return kind !== 'address' && !better.some(isSame);
      })
      .map(({ kind, start, end, message }) => {
        const [, name, quote = ''] = /(\w+)=\{\s*$/.exec(page.source.slice(0, start)) ?? [];
        // `value={24/7}`
        if (kind === 'code' && name && quote === '' && /^[\d\s/.,:+–-]+$/.test(textOf({ start, end }))) {
          const right = `${name}="${textOf({ start, end })}"`;
          return {
            start,
            end,
            message: `Words and figures are written in quotation marks, not between { and }. Write: ${right}`,
          };
        }
        const advice = kind === 'element' ? ADVICE[textOf({ start, end }).toLowerCase()] : undefined;
        return {
          start,
          end,
          message: advice
            ? `<${textOf({ start, end })}> comes from another program (HTML) and cannot be on a page. ${advice}`
            : message,
        };
      });
  },
};
