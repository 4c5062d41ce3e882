import { createHash } from 'node:crypto';
import path from 'node:path';
import { posixPath } from '../../lib/posixPath';

/** No capital letters, because they compress worse. */
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LETTERS = 26;
const LENGTH = 3;

/** Returns a short name that depends only on the module's file and the class, so that a new class changes no other. */
export function shortName(file: string, name: string): string {
  let number = createHash('sha256').update(`${file} ${name}`).digest().readUIntBE(0, 6);
  return Array.from({ length: LENGTH }, (_, position) => {
    const base = position === 0 ? LETTERS : DIGITS.length;
    const digit = DIGITS[number % base];
    number = Math.floor(number / base);
    return digit;
  }).join('');
}

/**
 * Creates the function that names the classes of CSS modules. css-loader's own hashes need a fourth character to be unique,
 * which would put `/contact` over its limit for scripts.
 * @returns a function that throws an Error if two classes get the same name; with 300 classes, one new class in a hundred
 *   does
 */
export function classNamer(siteDirectory: string): (file: string, name: string) => string {
  const owners = new Map<string, string>();
  return (resourcePath, name) => {
    const file = posixPath(path.relative(siteDirectory, resourcePath));
    const short = shortName(file, name);
    const owner = `${file}: .${name}`;
    const other = owners.get(short) ?? owner;
    if (other !== owner) throw new Error(`${owner} and ${other} get the same short name. Rename one of them.`);
    owners.set(short, owner);
    return short;
  };
}

/** The part of css-loader's options that this plugin changes. */
interface CssOptions {
  modules?: { getLocalIdent: (context: { resourcePath: string }, pattern: string, name: string) => string };
}

interface Rule {
  use?: { options?: CssOptions }[];
}

/**
 * Shortens the class names of CSS modules in builds, because every page contains each name twice: in its elements and in
 * its styles. The development server keeps the long names.
 * @param config the bundler's configuration, which is changed: Docusaurus has no option for this, and a merged rule would
 *   apply to the same files in addition
 */
export function shortenClassNames(
  { module }: { module?: { rules?: unknown } },
  nameOf: ReturnType<typeof classNamer>,
): void {
  for (const { use } of (module?.rules ?? []) as Rule[]) {
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules) options.modules.getLocalIdent = ({ resourcePath }, _, name) => nameOf(resourcePath, name);
    }
  }
}
