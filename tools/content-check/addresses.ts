import { certain, didYouMean, nearest } from '../../lib/nearest';
import { pageAddressError } from '../../plugins/mdx/page-code/pageAddress';
import type { Redirect } from '../../src/facts/redirects';
import type { Site } from './site';

/** What is wrong with a link, and the right address where it is known. */
export interface Explained {
  message: string;
  expected?: string | null;
}
/** The replacement is that of `String.replace`; null where nobody knows what was meant. The first pattern that matches counts. */
type Row = readonly [pattern: RegExp, message: string, replacement: string | null];

const MAIL = '[^\\s@:/?]+@[^\\s@:/?]+\\.[a-z]{2,}';

/** Addresses that lead nowhere, because their start is wrong. */
const WRONG: readonly Row[] = [
  [
    /^(?:file:|https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.|[\w.-]+\.local\b))/i,
    'This is on your own computer or network, and visitors cannot open it. Link to a page, or to a file in the folder static.',
    null,
  ],
  [new RegExp(`^(?:https?://)?(${MAIL})$`, 'i'), 'An email address needs "mailto:" before it.', 'mailto:$1'],
  [new RegExp(`^mailto:(?!${MAIL}(?:\\?|$))`, 'i'), 'This is not an email address. Correct it.', null],
  [
    /^www\.|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|gov|edu|us)(?=\/|$)/i,
    'This address needs "https://" before it.',
    'https://$&',
  ],
  [
    /^https?:\/\/[^./?#]*(?:[/?#]|$)/i,
    'This is not the name of a website, such as www.cloudflare.com. Correct it.',
    null,
  ],
];

/** Addresses that work, and that probably lead to the wrong place. */
const ODD: readonly Row[] = [
  [/(^https?:\/\/[^/?#]*)\.(?:con|cmo|ocm|comm)(?=[/?#:]|$)/i, 'The end of this domain is misspelled.', '$1.com'],
  [
    /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/(?:url|search)|lnkd\.in|bit\.ly|tinyurl\.com|t\.co\/|[\w.-]*safelinks\.protection\.outlook\.com)/i,
    'This address redirects visitors. Open it, and link to the address where it ends.',
    null,
  ],
  [/[?&](?:utm_\w+|fbclid|gclid|msclkid)=[^#]*/i, 'This link contains tracking parameters. Delete them.', ''],
  [/[.,;:!]+$/, 'The character at the end belongs to the sentence. Write it after the ")".', ''],
  [/^http:/i, 'Browsers warn of "http:". Write "https:".', 'https:'],
  [
    /^(?:tel|sms):(?!\+1\d{10}$|\+?(?!1)\d{7,15}$)/i,
    'Write a phone number with its country and digits only: tel:+18015550100.',
    null,
  ],
];

function rowFor(rows: readonly Row[], target: string): Explained | null {
  const row = rows.find(([pattern]) => pattern.test(target));
  if (!row) return null;
  const [pattern, message, replacement] = row;
  const expected = replacement === null ? null : target.replace(pattern, replacement);
  return { message: `${message}${didYouMean(expected)}`, expected };
}

/** Says what is wrong with an address that the build refuses or that leads nowhere. */
export function wrongAddress(target: string, isFile: boolean): Explained | null {
  if (target.trim() === '') return null;
  const message = pageAddressError(target, isFile);
  return rowFor(WRONG, target) ?? (message === null ? null : { message });
}

/** Says what is wrong with an address that works. */
export const oddAddress = (target: string): Explained | null => rowFor(ODD, target);

/** The new page that takes the place of one that only the base branch has; null where there is none, or where several may. */
export function successorOf(route: string, site: Site): string | null {
  const before = site.base()?.routes;
  if (!before?.has(route) || site.routes.has(route)) return null;
  const added = [...site.routes].flatMap(([it, { kind }]) => (kind === 'page' && !before.has(it) ? it : []));
  return nearest(route, added) ?? (added.length === 1 ? (added[0] ?? null) : null);
}

/** Returns the new address of a link. As with a redirect, its query and its anchor stay unless the new address has its own. */
function movedAddress(target: string, moved: string): string {
  const old = new URL(target, 'http://localhost');
  const { pathname, search, hash } = new URL(moved, 'http://localhost');
  return pathname + (search || old.search) + (hash || old.hash);
}

/** Says that a page does not exist, and which one was meant: the new name of one that has moved, or the nearest. */
export function missingPage(target: string, path: string, site: Site): Explained {
  const redirects = site.factsOf('@site/src/facts/redirects')?.redirects as readonly Redirect[] | undefined;
  const moved = redirects?.find((redirect) => redirect.from === path)?.to ?? successorOf(path, site);
  if (moved) {
    const expected = movedAddress(target, moved);
    return { message: `The page "${target}" has moved. Write: ${expected}`, expected };
  }
  const withMeant = (meant: string | null) => meant && target.replace(/^[^?#]*/, meant);
  // `/pages/about.mdx` and `/about.html`
  const plain = path.replace(/^\/pages(?=\/)|\.(?:html?|mdx?)$/g, '').replace(/\/index$/, '') || '/';
  const pages = [...site.routes].flatMap(([route, { kind }]) => (kind === 'page' ? route : []));
  const sure = certain(plain, pages);
  const advice =
    didYouMean(withMeant(sure ?? nearest(plain, pages))) ||
    ' Write another address, or delete the link and keep its words.';
  return { message: `There is no page "${target}".${advice}`, expected: withMeant(sure) };
}

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(target: string, route: string, anchor: string, site: Site): Explained {
  const anchors = [...site.anchorsAt(route)];
  const near = nearest(anchor, anchors);
  const sure = certain(anchor, anchors);
  const list = anchors.map((it) => `#${it}`);
  const advice = list.length > 0 ? ` Write one of: ${list.join(', ')}.` : ' Delete the part from the "#" on.';
  return {
    message: `No heading of ${route} has the address "#${anchor}".${didYouMean(near && `#${near}`) || advice}`,
    expected: sure && target.replace(/#.*$/, `#${sure}`),
  };
}
