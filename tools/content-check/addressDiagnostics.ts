import { didYouMean, nearest } from './nearest';

/** Schemes that a link of a page may have. */
const SCHEMES = ['https', 'http', 'mailto', 'tel', 'sms'];
/** Other schemes that are right where they are: pictures inside the page, and Docusaurus' own. */
const OTHERS = ['data', 'pathname'];

/** A mistake in how an address begins. */
export interface AddressDiagnostic {
  message: string;
  /** The address as it should be; null where that cannot be known. */
  suggestion: string | null;
}

function typo(what: string, suggestion: string | null): AddressDiagnostic {
  return { message: `${what}${didYouMean(suggestion)}`, suggestion };
}

/** The rest of an address behind its scheme, as that scheme has it. */
function withScheme(scheme: string, rest: string): string {
  const bare = rest.replace(/^[\s:;/\\]+/, '');
  return scheme.startsWith('http') ? `${scheme}://${bare}` : `${scheme}:${bare}`;
}

function typoInScheme(target: string, scheme: string, separator: string, rest: string): AddressDiagnostic | null {
  const name = scheme.toLowerCase();
  if (OTHERS.includes(name) && separator.startsWith(':')) return null;
  const isWeb = name.startsWith('http');
  const isRight = SCHEMES.includes(name) && (isWeb ? separator === '://' : separator === ':');
  if (isRight) return rest === '' ? typo(`"${target}" ends where the address should begin.`, null) : null;
  const meant = SCHEMES.includes(name) ? name : nearest(name, SCHEMES);
  if (!meant) return typo(`"${scheme}:" is not a beginning that a link of this site may have.`, null);
  return typo(`"${target}" is not an address: its beginning has a typing mistake.`, withScheme(meant, rest));
}

/**
 * What is wrong with the beginning of an address that should lead out of the site.
 * @param target as a link has it
 * @returns null for right ones, and for what is plainly an address inside the site
 */
export function addressDiagnostic(target: string): AddressDiagnostic | null {
  if (/^[/#?.]/.test(target) && !/^\/\/[^/]/.test(target)) return null;
  if (/^www\./i.test(target)) return typo(`"${target}" lacks its beginning.`, `https://${target}`);
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(target)) {
    return typo(`"${target}" is a mail address and lacks its beginning.`, `mailto:${target}`);
  }
  const [, scheme, separator, rest] = /^([a-z][a-z0-9+-]*)(:\/*|[;:][;:/\\]*|\/{2}:?|\\+)(.*)$/i.exec(target) ?? [];
  if (scheme !== undefined && separator !== undefined && rest !== undefined) {
    return typoInScheme(target, scheme, separator, rest);
  }
  const [, lacking, address] = /^(mailto|tel|sms)[\s/]+(\S.*)$/i.exec(target) ?? [];
  if (lacking && address) return typo(`"${target}" lacks a colon.`, withScheme(lacking.toLowerCase(), address));
  if (/^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|gov|edu|us)(\/|$)/i.test(target)) {
    return typo(`"${target}" lacks its beginning.`, `https://${target}`);
  }
  return null;
}
