import { didYouMean, nearest } from '../../lib/nearest';
import { LINK_SCHEMES, pageAddressError } from '../../plugins/mdx/page-code/pageAddress';
import type { Diagnostic } from './diagnostic';

/** What is wrong with an address, and the right one where it is known. */
export type AddressMistake = Pick<Diagnostic, 'message' | 'suggestion' | 'severity'>;
/** The replacement is that of `String.replace`; null where nobody knows what was meant. The first pattern that matches counts. */
type Row = readonly [pattern: RegExp, message: string, replacement: string | null];

const MAIL = '[^\\s@:/?]+@[^\\s@:/?]+\\.[a-z]{2,}';
const QUOTES = `(?:["'“”„‘’«»]|%22)`;

/** Addresses that lead nowhere, because their start is wrong. */
const WRONG: readonly Row[] = [
  [
    new RegExp(`^${QUOTES}+(.+?)${QUOTES}*$|^(.+?)${QUOTES}+$`),
    'Delete the quotation marks around this address.',
    '$1$2',
  ],
  [/^\/{2,}(?=[^/?#.]*(?:$|[/?#]))/, 'An address of this site starts with one slash.', '/'],
  [
    /^(?:[a-z]:(?!\/\/)|[a-z]:\\)/i,
    'This file is on your own computer. Link to a page, or to a file in the folder static.',
    null,
  ],
  [new RegExp(`^${MAIL}$`, 'i'), 'An email address needs "mailto:" before it.', 'mailto:$&'],
  [new RegExp(`^https?://(?=${MAIL}$)`, 'i'), 'An email address needs "mailto:" before it.', 'mailto:'],
  [
    /^www\.|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|gov|edu|us)(?=\/|$)/i,
    'This address needs "https://" before it.',
    'https://$&',
  ],
  [/^https?:\/\/(https?):?\/*/i, 'This address starts twice. Delete the first "https://".', '$1://'],
  [
    /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.|[\w.-]+\.local\b)[^/]*/i,
    'This is your own computer, and nobody else can open it. Write the address of a page, such as /contact.',
    '',
  ],
  [
    /^https?:\/\/[^./?#]+(?:[/?#]|$)|^https?:\/\/[^/?#]*[,\s]/i,
    'This is not the name of a website, such as www.cloudflare.com. Correct it.',
    null,
  ],
  [/^[a-z]+:\/*$/i, 'This is only the start of an address. Write the rest.', null],
  [new RegExp(`^mailto:(?!${MAIL}(?:\\?|$))`, 'i'), 'This is not an email address. Correct it.', null],
];

/** Addresses that work, and that probably lead to the wrong place. */
const ODD: readonly Row[] = [
  [/(^https?:\/\/[^/?#]*)\.(?:con|cmo|ocm|comm)(?=[/?#:]|$)/i, 'The end of this domain is misspelled.', '$1.com'],
  [
    /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/(?:url|search)|bing\.com\/(?:ck|search)|l\.facebook\.com|lnkd\.in|bit\.ly|tinyurl\.com|t\.co\/|[\w.-]*safelinks\.protection\.outlook\.com|urldefense\.)/i,
    'This address redirects visitors. Open it, and link to the address where it ends.',
    null,
  ],
  [
    /[?&](?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid|igshid)=[^#]*/i,
    'This link contains tracking parameters. Delete them.',
    '',
  ],
  [/[.,;:!]+$/, 'The character at the end belongs to the sentence. Write it after the ")".', ''],
  [/^http:/i, 'Browsers warn of "http:". Write "https:".', 'https:'],
  [
    /^(?:tel|sms):(?!\+1\d{10}$|\+?(?!1)\d{7,15}$)/i,
    'Write a phone number with its country and digits only: tel:+18015550100.',
    null,
  ],
];

/** An address whose scheme is misspelled, or has too few or too many colons and slashes: `htps://`, `mailto/`. */
function rightScheme(target: string): string | null {
  const [, name = '', separator = '', rest = ''] =
    /^([a-z][a-z0-9+-]*)([:;]+\s?[:;/\\]*|\/{2}:?|\\+)(.*)$/i.exec(target) ??
    /^(mailto|tel|sms)([\s/]+)(\S.*)$/i.exec(target) ??
    [];
  const scheme = name.toLowerCase();
  if (scheme === '' || scheme === 'data') return null;
  const meant = LINK_SCHEMES.includes(scheme) ? scheme : nearest(scheme, LINK_SCHEMES);
  const sign = meant?.startsWith('http') ? '://' : ':';
  return meant && (meant !== scheme || separator !== sign) ? `${meant}${sign}${rest.replace(/^[\s:;/\\]+/, '')}` : null;
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
  if (right) {
    const message = `The start of this address is misspelled.${didYouMean(right)}`;
    return { message, suggestion: right, severity: 'error' };
  }
  const refusal = pageAddressError(target, isFile);
  if (!refusal) return isFile ? null : rowFor(ODD, target, 'warning');
  const plain = target
    .replace(/^static\//, '/')
    .replace(/^\\/, '')
    .replaceAll('\\', '/');
  const file = /^[\w-]+\.\w+$/.test(plain) ? `/images/${plain}` : plain;
  const suggestion = /^[\w/.-]+$/.test(file) ? file.replace(/^\/?/, '/') : null;
  return { message: `${refusal}${didYouMean(suggestion)}`, suggestion, severity: 'error' };
}
