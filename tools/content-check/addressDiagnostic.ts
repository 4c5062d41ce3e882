import { didYouMean, nearest } from '../../lib/nearest';
import { LINK_SCHEMES, pageAddressError } from '../../plugins/mdx/page-code/pageAddress';

/** Images inside the page have it. */
const IMAGE_SCHEME = 'data';

interface AddressDiagnostic {
  message: string;
  /** The corrected address; null where it cannot be known. */
  suggestion: string | null;
}

function diagnostic(message: string, suggestion: string | null): AddressDiagnostic {
  return { message: `${message}${didYouMean(suggestion)}`, suggestion };
}

function withScheme(scheme: string, rest: string): string {
  const bare = rest.replace(/^[\s:;/\\]+/, '');
  return scheme.startsWith('http') ? `${scheme}://${bare}` : `${scheme}:${bare}`;
}

function schemeDiagnostic(target: string, scheme: string, separator: string, rest: string): AddressDiagnostic | null {
  const name = scheme.toLowerCase();
  if (name === IMAGE_SCHEME && separator.startsWith(':')) return null;
  const isWeb = name.startsWith('http');
  const isRight = LINK_SCHEMES.includes(name) && (isWeb ? separator === '://' : separator === ':');
  if (isRight)
    return rest === '' ? diagnostic(`"${target}" is only the start of an address. Add the rest.`, null) : null;
  const meant = LINK_SCHEMES.includes(name) ? name : nearest(name, LINK_SCHEMES);
  if (!meant) {
    return diagnostic(
      /^[a-z]$/.test(name)
        ? `"${target}" is a file on your own computer, and visitors cannot open it. Put a picture into static/images, and write "/images/name.jpg".`
        : `An address cannot start with "${scheme}:". Write https:// and the rest, or a slash for a page of this site: /contact`,
      null,
    );
  }
  return diagnostic(`The start of "${target}" is misspelled.`, withScheme(meant, rest));
}

/** Cyrillic and Greek letters that look like Latin ones, in the order of those. */
const TWINS = 'асеорхуіјѕԁһԛԝАВСЕНКМОРТХІЈЅαονρτυικ';
const LATIN = 'aceopxyijsdhqwABCEHKMOPTXIJSaovptuik';

/** A letter from another keyboard in an address that is otherwise Latin: `/аbout`. */
function foreignLetter(target: string): AddressDiagnostic | null {
  const letter = /[a-z]/i.test(target) ? [...target].find((it) => TWINS.includes(it)) : undefined;
  if (!letter) return null;
  const suggestion = [...target].map((it) => LATIN[TWINS.indexOf(it)] ?? it).join('');
  const message = `"${letter}" in this address looks like "${LATIN[TWINS.indexOf(letter)]}", but it is a letter of another alphabet, so the link leads nowhere. Type the address again: ${suggestion}.`;
  return { message, suggestion };
}

/** Hyphens and dashes that Word and phones write in place of the hyphen. */
const HYPHENS = /[‐‑‒–—―−﹣－]/g;

function specialHyphen(target: string): AddressDiagnostic | null {
  const [sign] = target.match(HYPHENS) ?? [];
  if (!sign || /^[a-z][a-z0-9+.-]*:/i.test(target)) return null;
  const suggestion = target.replace(HYPHENS, '-');
  const message = `The "${sign}" in this address is another sign than the hyphen of the keyboard. Write "${suggestion}".`;
  return { message, suggestion };
}

/** Signs in an address that only look like the right ones. */
export function lookalike(target: string): AddressDiagnostic | null {
  return foreignLetter(target) ?? specialHyphen(target);
}

/** `//pricing`, which browsers read as the name of a website. */
function twoSlashes(target: string): AddressDiagnostic | null {
  if (/^\/{2,}$/.test(target))
    return { message: `"${target}" is not an address. The home page is "/".`, suggestion: '/' };
  const [, rest, name] = /^\/{2,}(([^/?#]*).*)$/.exec(target) ?? [];
  if (!rest || !name || name.includes('.')) return null;
  const suggestion = `/${rest}`;
  return {
    message: `With two slashes, "${target}" means a website called "${name}". Write "${suggestion}".`,
    suggestion,
  };
}

function misspelledStart(target: string): AddressDiagnostic | null {
  const unquoted = target.replace(/^(?:["'“”„‘’«»]|%22)+|(?:["'“”‘’«»]|%22)+$/g, '');
  if (unquoted !== target && unquoted !== '')
    return diagnostic('An address has no quotation marks around it.', unquoted);
  if (/^[/#?.]/.test(target) && !/^\/\/[^/]/.test(target)) return null;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(target)) {
    return diagnostic(`"${target}" is an email address and needs "mailto:" before it.`, `mailto:${target}`);
  }
  const [, scheme, separator, rest] = /^([a-z][a-z0-9+-]*)(:\/*|[;:][;:/\\]*|\/{2}:?|\\+)(.*)$/i.exec(target) ?? [];
  if (scheme !== undefined && separator !== undefined && rest !== undefined) {
    return schemeDiagnostic(target, scheme, separator, rest);
  }
  const [, lacking, address] = /^(mailto|tel|sms)[\s/]+(\S.*)$/i.exec(target) ?? [];
  if (lacking && address) {
    return diagnostic(`"${target}" needs a colon after "${lacking}".`, withScheme(lacking.toLowerCase(), address));
  }
  if (/^www\.|^[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|gov|edu|us)(\/|$)/i.test(target)) {
    return diagnostic(`"${target}" needs "https://" before it.`, `https://${target}`);
  }
  return null;
}

/**
 * Checks the start of an address.
 * @param isFile whether it is the address of an image
 * @returns null for correct addresses
 */
export function addressDiagnostic(target: string, isFile: boolean): AddressDiagnostic | null {
  const misspelled = lookalike(target) ?? twoSlashes(target) ?? misspelledStart(target);
  if (misspelled || target.trim() === '') return misspelled;
  const message = pageAddressError(target, isFile);
  const plain = /^\\?([\w-]+(?:[\\/][\w-]+)*)$/.exec(target)?.[1];
  const meant =
    isFile && /^[\w-]+\.\w+$/.test(target)
      ? `/images/${target}`
      : isFile && /^static\/./.test(target)
        ? target.replace('static', '')
        : plain
          ? `/${plain.replaceAll('\\', '/')}`
          : null;
  return message ? diagnostic(message, meant) : null;
}
