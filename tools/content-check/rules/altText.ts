import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { isBlockName, isElement, nameRange, settingOfName } from '../elements';
import { pageOf, reporter } from '../lint';
import { nodesOf } from '../page';
import { type Range, rangeOf } from '../range';

/** Text that says that there is an image, but not what it shows. */
const SAYS_NOTHING =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|logo|icon|diagram|chart|alt)(?: text)?[\s\d.]*$|\.(?:png|jpe?g|gif|svg|webp|avif)$|^(?:img|dsc|screenshot)[\s_-]*\d+/i;

/** Images whose description is missing or says nothing. */
export const altText = lintRule<Root>({ origin: 'check:alt-text', url: '/handbook/pages#images' }, (_, file) => {
  const page = pageOf(file);
  const report = reporter(file);
  const check = (range: Range, alt: string) => {
    const text = alt.trim();
    if (text === '')
      report(range, 'This picture has no description. Describe what it shows, for people who cannot see it.');
    else if (SAYS_NOTHING.test(text) || !/\p{L}{2}/u.test(text))
      report(range, `"${text}" does not say what the picture shows. Describe it.`);
  };
  for (const node of nodesOf(page)) {
    if (node.type === 'image' || node.type === 'imageReference') check(rangeOf(node), node.alt ?? '');
    if (!isElement(node) || !(isBlockName(node.name) || node.name === 'img')) continue;
    const alt = settingOfName(page, node, 'alt');
    // A block without the setting is reported by the rule `setting`.
    if (!alt && node.name === 'img') check(nameRange(node), '');
    if (alt?.value !== null && alt) check(alt.value === '' ? alt.nameRange : alt.valueRange, alt.value);
  }
});
