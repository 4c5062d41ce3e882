import { didYouMean, nearest } from '../../lib/nearest';
import { LINK_SCHEMES, pageAddressError } from '../../plugins/mdx/page-code/pageAddress';

interface AddressDiagnostic {
  message: string;
  /** The corrected address; null where it cannot be known. */
  suggestion: string | null;
}

function diagnostic(message: string, suggestion: string | null = null): AddressDiagnostic {
  return { message: `${message}${didYouMean(suggestion)}`, suggestion };
}

/** Hyphens and dashes that Word and phones write in place of the hyphen. */
const HYPHENS = /[‐‑‒–—―−﹣－]/g;
const HOST = /^www\.|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|gov|edu|us)(\/|$)/i;

/** An address whose scheme is misspelled, or has too few or too many colons and slashes. */
function wrongScheme(target: string): AddressDiagnostic | null {
  const [, name = '', separator = '', rest = ''] =
    /^([a-z][a-z0-9+-]*)([:;]+\s?[:;/\\]*|\/{2}:?|\\+)(.*)$/i.exec(target) ??
    /^(mailto|tel|sms)([\s/]+)(\S.*)$/i.exec(target) ??
    [];
  const scheme = name.toLowerCase();
  if (scheme === '' || scheme === 'data') return null;
  if (/^[a-z]$/.test(scheme))
    return diagnostic('This file is on your own computer. Link to a page, or to a file in the folder static.');
  const meant = LINK_SCHEMES.includes(scheme) ? scheme : nearest(scheme, LINK_SCHEMES);
  if (!meant) return null;
  const isRight = meant === scheme && separator === (meant.startsWith('http') ? '://' : ':');
  if (isRight) return rest === '' ? diagnostic('This is only the start of an address. Write the rest.') : null;
  const bare = rest.replace(/^[\s:;/\\]+/, '');
  const suggestion = meant.startsWith('http') ? `${meant}://${bare}` : `${meant}:${bare}`;
  return diagnostic('The start of this address is misspelled.', suggestion);
}

function misspelledStart(target: string): AddressDiagnostic | null {
  const unquoted = target.replace(/^(?:["'“”„‘’«»]|%22)+|(?:["'“”‘’«»]|%22)+$/g, '');
  if (unquoted !== target && unquoted !== '')
    return diagnostic('An address has no quotation marks around it.', unquoted);
  const local = /^\/{2,}([^/?#.]*)(?=$|[/?#])/.exec(target);
  if (local) return diagnostic('An address of this site starts with one slash.', target.replace(/^\/+/, '/'));
  if (!/^[a-z][a-z0-9+.-]*:/i.test(target) && HYPHENS.test(target)) {
    HYPHENS.lastIndex = 0;
    return diagnostic('This address has a dash, and needs the hyphen of the keyboard.', target.replace(HYPHENS, '-'));
  }
  if (/^[/#?.]/.test(target)) return null;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(target))
    return diagnostic('An email address needs "mailto:" before it.', `mailto:${target}`);
  if (HOST.test(target)) return diagnostic('This address needs "https://" before it.', `https://${target}`);
  return wrongScheme(target);
}

/**
 * Checks the start of an address, with what the build refuses.
 * @param isFile whether it is the address of an image
 * @returns null for correct addresses
 */
export function addressDiagnostic(target: string, isFile: boolean): AddressDiagnostic | null {
  if (target.trim() === '') return null;
  const misspelled = misspelledStart(target);
  if (misspelled) return misspelled;
  const message = pageAddressError(target, isFile);
  if (!message) return null;
  const plain = /^\\?([\w-]+(?:[\\/][\w-]+)*)$/.exec(target)?.[1]?.replaceAll('\\', '/');
  const file = /^static\/./.test(target)
    ? target.replace('static', '')
    : /^[\w-]+\.\w+$/.test(target)
      ? `/images/${target}`
      : null;
  return diagnostic(message, isFile ? file : plain ? `/${plain}` : null);
}
