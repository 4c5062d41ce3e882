import path from 'node:path';
import { visit } from 'unist-util-visit';
import { type Element, elementsOf, isBlockName, nameRange, settingOfName } from '../elements';
import type { Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** Words that say that there is a picture, and not what it shows. */
const NOTHING_SAID =
  /^(an? |the )?(image|picture|photo|photograph|graphic|screenshot|logo|icon|diagram|chart|figure|alt|img|untitled)( text)?[\s\d.]*$/i;
const STARTS_IDLY = /^(an? |the )?(image|picture|photo|photograph|graphic) (of|showing)\b/i;
const FILE_NAME = /\.(png|jpe?g|gif|svg|webp|avif)$|^(img|dsc|screenshot)[\s_-]*\d+/i;

/** What is wrong with the words that stand for a picture; null where nothing is. */
function mistakeIn(alt: string, source: string): string | null {
  const text = alt.trim();
  const name = path.parse(source).name.toLowerCase();
  if (text === '') return 'The picture has no description. Say what it shows, for those who do not see it.';
  if (FILE_NAME.test(text) || (name !== '' && text.toLowerCase() === name)) {
    return `"${text}" is the name of a file. Say what the picture shows.`;
  }
  if (NOTHING_SAID.test(text)) return `"${text}" does not say what the picture shows.`;
  if (STARTS_IDLY.test(text)) return `"${text}" starts with what everyone knows. Begin with what the picture shows.`;
  return null;
}

function problem(range: Range, alt: string, source: string): Diagnostic[] {
  const message = mistakeIn(alt, source);
  return message ? [{ ...range, message }] : [];
}

function problemsOfElement(page: Page, element: Element): Diagnostic[] {
  const alt = settingOfName(page, element, 'alt');
  if (!alt) {
    // A block without the setting is the rule for settings' matter.
    return element.name === 'img' ? problem(nameRange(element), '', '') : [];
  }
  if (alt.value === null || (!isBlockName(element.name) && element.name !== 'img')) return [];
  const source = settingOfName(page, element, 'source') ?? settingOfName(page, element, 'src');
  const range = alt.value === '' ? alt.nameRange : alt.valueRange;
  return problem(range, alt.value, source?.value ?? '');
}

/** Pictures whose description is missing, or says nothing. */
export const altText: PageRule = {
  name: 'alt-text',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page) => {
    const problems = elementsOf(page).flatMap((element) => problemsOfElement(page, element));
    if (page.tree) {
      visit(page.tree, 'image', (image) => {
        problems.push(...problem(rangeOf(image), image.alt ?? '', image.url));
      });
    }
    return problems;
  },
};
