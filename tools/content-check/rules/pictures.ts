import type { Finding } from '../../../lib/message';
import { suggest } from '../../../lib/nearest';
import { rangeOf } from '../../../lib/range';
import { decodeUrl } from '../../../lib/urls';
import { PICTURE_FILE, SAVE_AS } from '../../../plugins/artwork/pictures';
import { elementsOf, settingOfName } from '../../pages/elements';
import { isExternal, linksOf, type PageLink } from '../pageLinks';
import { pageRule } from '../rule';
import type { Site } from '../site';

const url = '/handbook/pages#images';

function missingFileFinding({ target }: PageLink, site: Site): Finding {
  const plain = target.replace(/^\/static(?=\/)/, '').replace(/%20| /g, '-');
  const otherwise =
    'Put the file into static/images, with a name of lower-case letters, digits and hyphens, or delete the picture here.';
  return suggest(`There is no picture "${target}" in the folder static.`, plain, [...site.staticUrls], otherwise);
}

/** Says that an image has no file, or one that is not a picture; null for other links. */
export function pictureFinding(link: PageLink, site: Site): Finding | null {
  if (!link.isFile || isExternal(link.target)) return null;
  const pathname = decodeUrl(link.target.replace(/[?#].*$/, ''));
  // A page shows only pictures in `static`, because the build does not know the size of others.
  if (link.from === 'front matter' && !site.staticUrls.has(pathname) && site.publishedUrls.has(pathname)) return null;
  if (!site.staticUrls.has(pathname)) return missingFileFinding(link, site);
  return PICTURE_FILE.test(pathname) ? null : { reason: `Browsers cannot show "${link.target}". ${SAVE_AS}` };
}

/** Images without a file and files that are not pictures: in Markdown, in settings of blocks, and in front matter. */
export const missingPictureRule = pageRule('missing-picture', url, ({ page, site, report }) => {
  for (const link of linksOf(page)) report(link, pictureFinding(link, site));
});

/** Text that says that there is an image, but not what it shows. */
const MEANINGLESS_DESCRIPTION =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|screenshot|logo|icon|diagram|chart|alt)(?: text)?[\s\d.]*$|\.(?:png|jpe?g|gif|svg|webp|avif)$|^(?:img|dsc|screenshot)[\s_-]*\d+/i;

/** Images whose description is missing or says nothing. */
export const altTextRule = pageRule('alt-text', url, ({ page, report }) => {
  const pictures = page.nodes.flatMap((node) =>
    node.type === 'image' || node.type === 'imageReference' ? { range: rangeOf(node), alt: node.alt ?? '' } : [],
  );
  // The rule "setting" reports a block that lacks it.
  const settings = elementsOf(page).flatMap((element) => settingOfName(page, element, 'alt') ?? []);
  const blocks = settings.flatMap(({ value, nameRange, valueRange }) =>
    value === null ? [] : { range: value ? valueRange : nameRange, alt: value },
  );
  for (const { range, alt } of [...pictures, ...blocks]) {
    const reason = `The description "${alt}" does not say what the picture shows. Describe it for people who cannot see it.`;
    if (MEANINGLESS_DESCRIPTION.test(alt.trim()) || !/\p{L}{2}/u.test(alt)) report(range, reason);
  }
});
