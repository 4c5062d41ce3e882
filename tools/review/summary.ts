import { diffWords } from 'diff';
import { counted } from '../../lib/text';
import { isShared, type PageChange, sentenceOf, type TextChange } from '../../plugins/preview/build';

/** Escapes text for a line of Markdown. GitHub would read the text between two dollar signs as a formula. */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|#@~]/g, '\\$&')
    .replaceAll('$', '<span>$</span>');

function textLine({ part, before, after }: TextChange): string {
  const words = diffWords(before, after).map(({ value, added, removed }) => {
    const text = escapeMarkdown(value);
    return removed ? `<del>${text}</del>` : added ? `<ins>${text}</ins>` : text;
  });
  return `- ${part === 'main' ? '' : `${part}: `}${words.join('')}`;
}

const section = (title: string, texts: readonly TextChange[]) =>
  [`#### ${title}`, ...new Set(texts.map(textLine))].join('\n');

/** Writes what changed on the pages of a site as Markdown. */
export function summaryOf(pages: readonly PageChange[]): string {
  const own = pages.filter(sentenceOf);
  const shared = pages.filter(({ texts }) => texts.some(isShared));
  const same = pages.filter((page) => !own.includes(page) && !shared.includes(page));
  const sections = own.map((page) => {
    const texts = page.texts.filter((text) => !isShared(text));
    return section(escapeMarkdown(`${page.route}: ${sentenceOf(page)}`), texts);
  });
  if (shared.length > 0) {
    const texts = shared.flatMap((page) => page.texts.filter(isShared));
    sections.push(section(`Header or footer of ${counted(shared.length, 'page')}`, texts));
  }
  if (same.length > 0) {
    const routes = same.map(({ route }) => escapeMarkdown(route)).join(', ');
    sections.push(`${section('The same words, with other HTML or styles', [])}\n${routes}`);
  }
  const title = own.length > 0 ? counted(own.length, 'page') : 'No page';
  return `${[`### ${title} changed`, ...sections].join('\n\n')}\n`;
}
