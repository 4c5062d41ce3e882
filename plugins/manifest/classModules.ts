import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/filesIn';

const FOLDER = 'src';
const MODULE = '.module.css';
const CLASS = /\.([A-Za-z][A-Za-z0-9]*)/g;
/** The name of a class in a build: its name in the CSS module and four characters of a hash. */
const BUILT_CLASS = /^([A-Za-z][A-Za-z0-9]*)_\w{4}$/;

/** The CSS module in which a class is written (`src/blocks/Cards.module.css`), by the name of the class. */
export type ClassModules = ReadonlyMap<string, string>;

/** Removes the hash from the name of a class: `card_1aB2` → `card`. */
export function localName(name: string): string {
  return BUILT_CLASS.exec(name)?.[1] ?? name;
}

/** Reads the CSS modules of a site's sources. Omits names that several modules use. */
export function readClassModules(siteDirectory: string): ClassModules {
  const modules = new Map<string, string[]>();
  const files = filesIn(path.join(siteDirectory, FOLDER)).filter((name) => name.endsWith(MODULE));
  for (const name of files) {
    const css = readFileSync(path.join(siteDirectory, FOLDER, name), 'utf8');
    for (const local of new Set([...css.matchAll(CLASS)].map(([, found = '']) => found))) {
      modules.set(local, [...(modules.get(local) ?? []), `${FOLDER}/${name}`]);
    }
  }
  return new Map([...modules].flatMap(([local, [file = '', ...others]]) => (others.length > 0 ? [] : [[local, file]])));
}
