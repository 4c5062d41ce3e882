import { isSitePath, isWebAddress } from '../../../lib/siteAddress';

/** Schemes that links on pages may have. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms'];

const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
/**
 * A link to a page, or to a heading of this one: `about`, `../about/`, `./about.mdx#team`, `#team`. For such an address, Docusaurus looks
 * for no other kind of file. Without "!", which the bundler would interpret (`lib/siteAddress.ts`).
 */
const PAGE = /^(?:(?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*(?:\/|\.mdx?)?)?(?:[?#][^!]*)?$/;

/**
 * Checks an address in a page: only web addresses, addresses of the site and page files (`./privacy.mdx`) are allowed.
 * Docusaurus publishes the file behind any other link or image, even one outside the repository: `[x](../.env)`.
 * @param isImage whether it is the address of an image, which must be a file of the site
 * @returns what is wrong, as a sentence; null for an allowed address
 */
export function pageAddressError(address: string, isImage: boolean): string | null {
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (isImage && (scheme || !isSitePath(address)))
    return `The site shows only its own pictures. Put the file into static/images, and write "/images/" and its name.`;
  if (scheme !== undefined && !LINK_SCHEMES.includes(scheme))
    return `An address on a page cannot start with "${scheme}:". Write https:// and the rest, or a slash for a page of this site: /contact`;
  if (scheme?.startsWith('http'))
    return isWebAddress(address)
      ? null
      : `"${address}" is not a web address. After https:// comes the name of the site, in plain letters, without "@", spaces or backslashes.`;
  if (scheme !== undefined || isSitePath(address) || PAGE.test(address)) return null;
  return `"${address}" is not an address of this site. Start it with one slash: "/contact".`;
}
