import { didYouMean, nearest } from '../../lib/nearest';
import { LINK_SCHEMES, pageAddressError } from '../../plugins/mdx/page-code/pageAddress';

/** What is wrong with an address, and the right one where it is known. */
export interface AddressMistake {
  message: string;
  suggestion: string | null;
  severity: 'error' | 'warning';
}
/** The replacement is that of `String.replace`; null where nobody knows what was meant. The first pattern that matches counts. */
type Row = readonly [pattern: RegExp, message: string, replacement: string | null];

const MAIL = '[^\\s@:/?]+@[^\\s@:/?]+\\.[a-z]{2,}';

/** Addresses that lead nowhere, because their start is wrong. */
const WRONG: readonly Row[] = [
  [/^(?:["'“”„‘’«»]|%22)+(.+?)(?:["'“”„‘’«»]|%22)*$/, 'Delete the quotation marks around this address.', '$1'],
  [/^\/{2,}(?=[^/?#.]*(?:$|[/?#]))/, 'An address of this site starts with one slash.', '/'],
  [
    /^(?:[a-z]:|file:|https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.|[\w.-]+\.local\b))/i,
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
  [/^https?:\/\/(https?):?\/*/i, 'This address starts twice. Delete the first "https://".', '$1://'],
  [
    /^https?:\/\/[^./?#]*(?:[/?#]|$)|^https?:\/\/[^/?#]*[,\s]/i,
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

/** An address whose scheme is misspelled, or has too few or too many colons and slashes: `htps://`, `https:/`. */
function rightScheme(target: string): string | null {
  const [, name = '', separator = '', rest = ''] =
    /^([a-z][a-z0-9+-]*)([:;]+[\s:;/\\]*|\/{2}:?)(.*)$/i.exec(target) ?? [];
  const scheme = name.toLowerCase();
  const meant = LINK_SCHEMES.includes(scheme) ? scheme : nearest(scheme, LINK_SCHEMES);
  const colon = meant?.startsWith('http') ? '://' : ':';
  return meant && scheme !== 'data' && (meant !== scheme || separator !== colon) ? `${meant}${colon}${rest}` : null;
}

function rowFor(rows: readonly Row[], target: string, severity: 'error' | 'warning'): AddressMistake | null {
  const row = rows.find(([pattern]) => pattern.test(target));
  if (!row) return null;
  const [pattern, message, replacement] = row;
  const suggestion = replacement === null ? null : target.replace(pattern, replacement) || '/';
  return { message: `${message}${didYouMean(suggestion)}`, suggestion, severity };
}

/**
 * Checks an address, and calls what the build calls.
 * @param isFile whether it is the address of an image
 * @returns null for correct addresses
 */
export function addressMistake(target: string, isFile: boolean): AddressMistake | null {
  if (target.trim() === '') return null;
  const wrong = rowFor(WRONG, target, 'error');
  if (wrong) return wrong;
  const right = rightScheme(target);
  const message = right ? 'The start of this address is misspelled.' : pageAddressError(target, isFile);
  if (!message) return isFile ? null : rowFor(ODD, target, 'warning');
  const file = target
    .replaceAll('\\', '/')
    .replace(/^(?:static)?\/?/, isFile && !target.includes('/') ? '/images/' : '/');
  const suggestion = right ?? (/^[\w/.-]+$/.test(file) ? file : null);
  return { message: `${message}${didYouMean(suggestion)}`, suggestion, severity: 'error' };
}
