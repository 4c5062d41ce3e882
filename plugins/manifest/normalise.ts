import { createHash } from 'node:crypto';

/** `main.1a2b3c4d.js`, `photo-0123456789abcdef0123456789abcdef.png`: the hash of a file's content in its name. */
const HASH_IN_FILE_NAME = /([.-])[0-9a-f]{8}(?:[0-9a-f]{24})?(?=\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|gif|mp4)\b)/g;
/** `card_V3Jd`: the four characters that Docusaurus adds to the class of a CSS module. */
const MODULE_HASH = /_[\w-]{4}$/;
/** `_R_2jms5_`, made by React's `useId` from the place of an element in the tree. */
const REACT_ID = /_R_\w*?_/g;

/** A short name for a text or a file's content. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Class names without the hash of their CSS module: `card_V3Jd wide_x1Y2` → `card wide`. */
export function plainClasses(classes: string): string {
  return classes
    .split(/\s+/)
    .map((name) => name.replace(MODULE_HASH, ''))
    .join(' ');
}

/** Text in which nothing is left that a build makes up: hashes in file names, ids of React, comments, line breaks. */
export function withoutBuildNoise(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(HASH_IN_FILE_NAME, '')
    .replace(REACT_ID, '_R_')
    .replace(/\s+/g, ' ');
}

/** A stylesheet without hashes, for comparing. */
export function plainStyles(css: string): string {
  return withoutBuildNoise(css).replace(/\.([\w-]+)/g, (_, name: string) => `.${plainClasses(name)}`);
}
