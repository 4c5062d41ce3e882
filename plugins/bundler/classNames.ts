import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

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
 * Returns a function that names the classes of CSS modules. css-loader's own hashes need a fourth character to be unique,
 * which takes `/contact` over its limit for scripts.
 * @throws Error when two classes would get the same name; with 300 classes, one new class in a hundred does
 */
export function classNamer(siteDirectory: string): (file: string, name: string) => string {
  const owners = new Map<string, string>();
  return (resourcePath, name) => {
    const file = path.relative(siteDirectory, resourcePath).split(path.sep).join('/');
    const short = shortName(file, name);
    const owner = `${file}: .${name}`;
    const other = owners.get(short) ?? owner;
    if (other !== owner)
      throw new Error(`${owner} and ${other} get the same short name. Choose another for one of them.`);
    owners.set(short, owner);
    return short;
  };
}

/** The part of css-loader's options that this plugin writes. */
interface CssOptions {
  modules?: { getLocalIdent: (context: { resourcePath: string }, pattern: string, name: string) => string };
}

interface Rule {
  use?: { options?: CssOptions }[];
}

/**
 * Gives the classes of CSS modules short names in builds: every page contains each class twice, in its elements and in
 * its styles. The development server keeps the long names.
 */
export default function classNames({ siteDir }: LoadContext): Plugin {
  const nameOf = classNamer(siteDir);
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV !== 'production') return {};
      // Docusaurus has no setting for it, and merging would add a second rule for the same files.
      for (const { use } of (config.module?.rules ?? []) as Rule[]) {
        for (const { options } of Array.isArray(use) ? use : []) {
          if (options?.modules)
            options.modules.getLocalIdent = ({ resourcePath }, _, name) => nameOf(resourcePath, name);
        }
      }
      return {};
    },
  };
}
