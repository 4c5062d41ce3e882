import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/filesIn';
import { shortName } from '../bundler/classNames';

const FOLDER = 'src';
const MODULE = '.module.css';
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** A class of a CSS module. */
export interface ModuleClass {
  /** `src/blocks/Cards.module.css`. */
  file: string;
  /** Its name without the folder, so that it stays the same when the module moves: `Cards-card`. */
  plainName: string;
}

/** Maps the short class names of a production build to the CSS modules in which they are written. */
export type ClassModules = ReadonlyMap<string, ModuleClass>;

/** Reads the CSS modules of a site's sources and computes the short names of their classes. */
export function readClassModules(siteDirectory: string): ClassModules {
  const files = filesIn(path.join(siteDirectory, FOLDER)).filter((name) => name.endsWith(MODULE));
  return new Map(
    files.flatMap((name) => {
      const file = `${FOLDER}/${name}`;
      const block = path.basename(name, MODULE);
      const names = readFileSync(path.join(siteDirectory, file), 'utf8').matchAll(CLASS);
      return [...names].map(([, local = '']): [string, ModuleClass] => [
        shortName(file, local),
        { file, plainName: `${block}-${local}` },
      ]);
    }),
  );
}
