import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Digits of a short name: no capital letters, which cost a compressor more. */
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LETTERS = 26;
const LENGTH = 3;

/**
 * A short name for a class of a CSS module that depends on nothing but the module's file and the class, so that a new
 * class changes no other.
 */
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
 * Names the classes of CSS modules.
 * @throws Error when two classes would get one name: with 300 classes, one new class in a hundred does
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
 * Gives the classes of CSS modules short names in builds: every page carries its classes twice, in its elements and in
 * its styles. The development server keeps the long ones.
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
