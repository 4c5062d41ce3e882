import path from 'node:path';
import { type Element, isBlockName, isElement, nameRange, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** Text that says that there is an image, but not what it shows. */
const SAYS_NOTHING =
  /^(an? |the )?(image|picture|photo|photograph|graphic|screenshot|logo|icon|diagram|chart|figure|alt|img|untitled)( text)?[\s\d.]*$/i;
const REDUNDANT_START = /^(an? |the )?(image|picture|photo|photograph|graphic) (of|showing)\b/i;
const FILE_NAME = /\.(png|jpe?g|gif|svg|webp|avif)$|^(img|dsc|screenshot)[\s_-]*\d+/i;

function messageFor(alt: string, source: string): string | null {
  const text = alt.trim();
  const name = path.parse(source).name.toLowerCase();
  if (text === '') return 'This image has no description. Describe what it shows, for people who cannot see it.';
  if (FILE_NAME.test(text) || (name !== '' && text.toLowerCase() === name)) {
    return `"${text}" is a file name. Describe what the image shows.`;
  }
  if (text.length < 3 || !/\p{L}{2}/u.test(text))
    return `"${text}" does not say what the image shows. Describe it in a sentence.`;
  if (SAYS_NOTHING.test(text)) return `"${text}" does not say what the image shows. Describe it.`;
  if (REDUNDANT_START.test(text)) {
    return `Screen readers already announce an image. Start "${text}" with what the image shows.`;
  }
  return null;
}

function diagnosticsFor(range: Range, alt: string, source: string): Diagnostic[] {
  const message = messageFor(alt, source);
  return message ? [{ ...range, message }] : [];
}

function diagnosticsOfElement(page: Page, element: Element): Diagnostic[] {
  const alt = settingOfName(page, element, 'alt');
  if (!alt) {
    // A block without the setting is reported by the rule `setting`.
    return element.name === 'img' ? diagnosticsFor(nameRange(element), '', '') : [];
  }
  if (alt.value === null || (!isBlockName(element.name) && element.name !== 'img')) return [];
  const source = settingOfName(page, element, 'source') ?? settingOfName(page, element, 'src');
  const range = alt.value === '' ? alt.nameRange : alt.valueRange;
  return diagnosticsFor(range, alt.value, source?.value ?? '');
}

/** Images whose description is missing or says nothing. */
export const altText: PageRule = {
  name: 'alt-text',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page) =>
    nodesOf(page).flatMap((node) => {
      if (isElement(node)) return diagnosticsOfElement(page, node);
      return node.type === 'image' ? diagnosticsFor(rangeOf(node), node.alt ?? '', node.url) : [];
    }),
};
