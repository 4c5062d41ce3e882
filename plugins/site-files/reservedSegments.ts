import { decodeUrl } from '../../lib/urls';
import { SEND_PATH } from '../../src/config/mailSettings';
import { HANDBOOK_DIRECTORY, PREVIEW_DIRECTORY, rootFiles } from '../../src/config/paths';
import { generatedPictures } from '../../src/config/pictures';

const firstSegment = (url: string) => url.split('/').find(Boolean) ?? '';

/** The first parts of addresses that belong to something other than a page. */
const RESERVED_SEGMENTS = new Set([
  // What browsers and hosts ask for, even if the site does not have it.
  '404',
  'index',
  'apple-touch-icon.png',
  // What Docusaurus and the other plugins write.
  'assets',
  HANDBOOK_DIRECTORY,
  PREVIEW_DIRECTORY,
  ...Object.values(rootFiles),
  ...[SEND_PATH, ...generatedPictures].map(firstSegment),
]);

/**
 * Returns the first part of an address if no page may have it and no redirect may start from it; null for all others. Names that
 * start with a dot or an underscore are reserved too: `/.well-known/security.txt`, `/_headers`.
 */
export function reservedSegment(url: string): string | null {
  const first = firstSegment(decodeUrl(url).toLowerCase());
  const isReserved = RESERVED_SEGMENTS.has(first) || RESERVED_SEGMENTS.has(first.replace(/\.(?:html|md)$/, ''));
  return isReserved || /^[._]/.test(first) ? first : null;
}
