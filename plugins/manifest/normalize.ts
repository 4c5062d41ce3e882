import { createHash } from 'node:crypto';
import { localName } from './classModules';

/** The content hash in a file name: `main.1a2b3c4d.js`, `photo-0123456789abcdef0123456789abcdef.png`. */
const HASH_IN_FILE_NAME = /([.-])[0-9a-f]{8}(?:[0-9a-f]{24})?(?=\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|gif|mp4)\b)/g;
/** An ID that React's `useId` derives from the position of an element in the tree: `_R_2jms5_`. */
const REACT_ID = /_R_\w*?_/g;

/** Returns a short hash of a text or a file's content. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Removes the hashes from class names: they change when a CSS module moves. */
export function plainClasses(classes: string): string {
  return classes.split(/\s+/).map(localName).join(' ');
}

/** Removes from a text what differs between builds: hashes in file names, React's IDs, comments and line breaks. */
export function withoutBuildNoise(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(HASH_IN_FILE_NAME, '')
    .replace(REACT_ID, '_R_')
    .replace(/\s+/g, ' ');
}

/** Removes what differs between builds from a stylesheet, so that two builds can be compared. */
export function plainStyles(css: string): string {
  return withoutBuildNoise(css).replace(/\.([\w-]+)/g, (_, name: string) => `.${localName(name)}`);
}
