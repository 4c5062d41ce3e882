import { type Element, isBlockName, isElement, nameRange, settingOfName } from '../elements';
import { nodesOf, type Page } from '../page';
import { type Range, rangeOf } from '../range';
import type { Diagnostic, PageRule } from '../rule';

/** Text that says that there is an image, but not what it shows. */
const SAYS_NOTHING =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|logo|icon|diagram|chart|alt)(?: text)?[\s\d.]*$|\.(?:png|jpe?g|gif|svg|webp|avif)$|^(?:img|dsc|screenshot)[\s_-]*\d+/i;
function explain(range: Range, alt: string): Diagnostic[] {
  const text = alt.trim();
  if (text === '')
    return [
      { ...range, message: 'This picture has no description. Describe what it shows, for people who cannot see it.' },
    ];
  if (SAYS_NOTHING.test(text) || !/\p{L}{2}/u.test(text))
    return [{ ...range, message: `"${text}" does not say what the picture shows. Describe it.` }];
  return [];
}

function ofElement(page: Page, element: Element): Diagnostic[] {
  if (!isBlockName(element.name) && element.name !== 'img') return [];
  const alt = settingOfName(page, element, 'alt');
  // A block without the setting is reported by the rule `setting`.
  if (!alt) return element.name === 'img' ? explain(nameRange(element), '') : [];
  return alt.value === null ? [] : explain(alt.value === '' ? alt.nameRange : alt.valueRange, alt.value);
}

/** Images whose description is missing or says nothing. */
export const altText: PageRule = {
  name: 'alt-text',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkPage: (page) =>
    nodesOf(page).flatMap((node) => {
      if (isElement(node)) return ofElement(page, node);
      return node.type === 'image' ? explain(rangeOf(node), node.alt ?? '') : [];
    }),
};
