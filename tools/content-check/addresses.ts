import { didYouMean, nearest, suggest } from '../../lib/nearest';
import { pageAddressError } from '../../plugins/mdx/page-code/pageAddress';
import type { Redirect } from '../../src/facts/redirects';
import type { Site } from './site';

/** What is wrong with a link, and the right address where it is known. */
export interface Explained {
  message: string;
  expected?: string | null;
}
interface Mistake {
  pattern: RegExp;
  message: string;
  /** As for `String.replace`; none where nobody knows what was meant. */
  replacement?: string;
}

const MAIL = '[^\\s@:/?]+@[^\\s@:/?]+\\.[a-z]{2,}';

/** Addresses that lead nowhere, because their start is wrong. The first that matches counts. */
const WRONG: Readonly<Record<string, Mistake>> = {
  ownComputer: {
    pattern: /^(?:file:|https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.|[\w.-]+\.local\b))/i,
    message:
      'This is on your own computer or network, and visitors cannot open it. Link to a page, or to a file in the folder static.',
  },
  bareMail: {
    pattern: new RegExp(`^(?:https?://)?(${MAIL})$`, 'i'),
    message: 'An email address needs "mailto:" before it.',
    replacement: 'mailto:$1',
  },
  noMail: {
    pattern: new RegExp(`^mailto:(?!${MAIL}(?:\\?|$))`, 'i'),
    message: 'This is not an email address. Correct it.',
  },
  noScheme: {
    pattern: /^www\.|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|gov|edu|us)(?=\/|$)/i,
    message: 'This address needs "https://" before it.',
    replacement: 'https://$&',
  },
  noDomain: {
    pattern: /^https?:\/\/[^./?#]*(?:[/?#]|$)/i,
    message: 'This is not the name of a website, such as www.cloudflare.com. Correct it.',
  },
};

/** Addresses that work, and that probably lead to the wrong place. */
const ODD: Readonly<Record<string, Mistake>> = {
  misspelledEnd: {
    pattern: /(^https?:\/\/[^/?#]*)\.(?:con|cmo|ocm|comm)(?=[/?#:]|$)/i,
    message: 'The end of this domain is misspelled.',
    replacement: '$1.com',
  },
  redirecting: {
    pattern:
      /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/(?:url|search)|lnkd\.in|bit\.ly|tinyurl\.com|t\.co\/|[\w.-]*safelinks\.protection\.outlook\.com)/i,
    message: 'This address redirects visitors. Open it, and link to the address where it ends.',
  },
  tracking: {
    pattern: /[?&](?:utm_\w+|fbclid|gclid|msclkid)=[^#]*/i,
    message: 'This link contains tracking parameters. Delete them.',
    replacement: '',
  },
  endOfSentence: {
    pattern: /[.,;:!]+$/,
    message: 'The character at the end belongs to the sentence. Write it after the ")".',
    replacement: '',
  },
  http: { pattern: /^http:/i, message: 'Browsers warn of "http:". Write "https:".', replacement: 'https:' },
  phone: {
    pattern: /^(?:tel|sms):(?!\+1\d{10}$|\+?(?!1)\d{7,15}$)/i,
    message: 'Write a phone number with its country and digits only: tel:+18015550100.',
  },
};

function explain(mistakes: Readonly<Record<string, Mistake>>, target: string): Explained | null {
  const mistake = Object.values(mistakes).find(({ pattern }) => pattern.test(target));
  if (!mistake) return null;
  const { pattern, message, replacement } = mistake;
  const expected = replacement === undefined ? null : target.replace(pattern, replacement);
  return { message: `${message}${didYouMean(expected)}`, expected };
}

/** Says what is wrong with an address that the build refuses or that leads nowhere. */
export function wrongAddress(target: string, isFile: boolean): Explained | null {
  if (target.trim() === '') return null;
  const message = pageAddressError(target, isFile);
  return explain(WRONG, target) ?? (message === null ? null : { message });
}

/** Says what is wrong with an address that works. */
export const oddAddress = (target: string): Explained | null => explain(ODD, target);

export const redirectsOf = (site: Site) =>
  site.factsOf('@site/src/facts/redirects')?.redirects as readonly Redirect[] | undefined;

/** The new page that takes the place of one that only the base branch has; null where there is none, or where several may. */
export function successorOf(route: string, site: Site): string | null {
  const before = site.base()?.routes;
  if (!before?.has(route) || site.routes.has(route)) return null;
  const added = [...site.routes].flatMap(([it, { kind }]) => (kind === 'page' && !before.has(it) ? it : []));
  return nearest(route, added) ?? (added.length === 1 ? (added[0] ?? null) : null);
}

/** Says that a page does not exist, and which one was meant: the new name of one that has moved, or the nearest. */
export function missingPage(target: string, path: string, site: Site): Explained {
  const moved = redirectsOf(site)?.find((redirect) => redirect.from === path)?.to ?? successorOf(path, site);
  if (moved) {
    // As with a redirect, its query and its anchor stay unless the new address has its own.
    const old = new URL(target, 'http://localhost');
    const { pathname, search, hash } = new URL(moved, 'http://localhost');
    const expected = pathname + (search || old.search) + (hash || old.hash);
    return { message: `The page "${target}" has moved. Write: ${expected}`, expected };
  }
  // `/pages/about.mdx` and `/about.html`
  const plain = path.replace(/^\/pages(?=\/)|\.(?:html?|mdx?)$/g, '').replace(/\/index$/, '') || '/';
  const pages = [...site.routes].flatMap(([route, { kind }]) => (kind === 'page' ? route : []));
  const { advice, sure } = suggest(plain, pages, ' Write another address, or delete the link and keep its words.');
  return { message: `There is no page "${target}".${advice}`, expected: sure && target.replace(/^[^?#]*/, sure) };
}

/** Says that a page has no such anchor, and which ones it has. */
export function missingAnchor(target: string, route: string, anchor: string, site: Site): Explained {
  const anchors = [...site.anchorsAt(route)].map((it) => `#${it}`);
  const list = anchors.length > 0 ? ` Write one of: ${anchors.join(', ')}.` : ' Delete the part from the "#" on.';
  const { advice, sure } = suggest(`#${anchor}`, anchors, list);
  const message = `No heading of ${route} has the address "#${anchor}".${advice}`;
  return { message, expected: sure && target.replace(/#.*$/, sure) };
}
