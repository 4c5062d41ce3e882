import { decoded } from '../../../lib/text';

/** Schemes that links on pages may have. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms'];

const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
/** A link to a page: `about`, `../about/`, `./about.mdx#team`. Docusaurus looks for no other file behind it. */
const PAGE = /^(\.{1,2}\/)*[\w-]+(\/[\w-]+)*(\/|\.mdx?)?$/;

/**
 * Checks an address in a page: only web addresses, addresses of the site and page files (`./privacy.mdx`) are allowed.
 * Docusaurus publishes the file behind any other link or image, even one outside the repository: `[x](../.env)`.
 * @param isImage whether the address is of an image
 * @returns what is wrong, as a sentence; null for an allowed address
 */
export function pageAddressError(address: string, isImage: boolean): string | null {
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    const isAllowed = isImage ? scheme === 'https' || /^data:image\//i.test(address) : LINK_SCHEMES.includes(scheme);
    return isAllowed
      ? null
      : `An address on a page cannot start with "${scheme}:". Write https:// and the rest, or a slash for a page of this site: /contact`;
  }
  const [place = ''] = address.split(/[?#]/);
  const climbs = decoded(place).split(/[/\\]/).includes('..');
  if (place.startsWith('/') && !climbs) return null;
  if (!isImage && (place === '' || PAGE.test(place))) return null;
  return `"${address}" is not an address of this site. Start it with a slash: "/contact", "/images/name.png".`;
}
