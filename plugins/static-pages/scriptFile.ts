import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A script that a plugin adds to the built site in addition to the bundler's scripts. */
export interface ScriptFile {
  /** `/assets/js/boot.1a2b3c4d.js`. */
  address: string;
  /** Writes the file to the built site. */
  write: (outDirectory: string) => Promise<void>;
}

/** Puts a content hash in a script's name, so that browsers can cache it forever. */
export function scriptFile(name: string, text: string): ScriptFile {
  const address = `/assets/js/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  return {
    address,
    async write(outDirectory) {
      const file = path.join(outDirectory, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
  };
}
