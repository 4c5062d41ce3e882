import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeFingerprint } from '../../../lib/cache/codeFingerprint';
import { type ParsedText, parseText } from './parseText';

const CACHE = 'node_modules/.cache/site/parsed-pages.json';
const PROJECT = path.resolve(__dirname, '../../..');

/** What the result of parsing depends on besides the text. */
function parserVersion(): string {
  return (
    createHash('sha256')
      // The packages that do the work are imported by other packages.
      .update(readFileSync(path.join(PROJECT, 'package-lock.json')))
      .update(codeFingerprint(PROJECT, 'tools/content-check/parse/parseText.ts'))
      .digest('hex')
  );
}

interface Stored {
  version: string;
  texts: Record<string, ParsedText>;
}

function stored(file: string): Stored['texts'] {
  try {
    const { version, texts } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return version === parserVersion() ? texts : {};
  } catch {
    // There is none yet, or another process was stopped while it wrote one.
    return {};
  }
}

/**
 * Parses the texts of a site, and remembers the results on disk: parsing takes fifty times as long as reading a result.
 * @param directory the site's folder; without `node_modules` in it, nothing is remembered
 */
export function parsedTexts(directory: string): { parse: typeof parseText; save: () => void } {
  const file = path.join(directory, CACHE);
  const isRemembered = existsSync(path.join(directory, 'node_modules'));
  const before = isRemembered ? stored(file) : {};
  const used: Stored['texts'] = {};
  let isNew = false;
  return {
    parse: (source, from) => {
      const key = createHash('sha256').update(`${from}\n${source}`).digest('base64url');
      const known = before[key];
      isNew ||= !known;
      const parsed = known ?? parseText(source, from);
      used[key] = parsed;
      return parsed;
    },
    save: () => {
      if (!isRemembered || !isNew) return;
      mkdirSync(path.dirname(file), { recursive: true });
      const own = `${file}.${process.pid}`;
      writeFileSync(own, JSON.stringify({ version: parserVersion(), texts: used } satisfies Stored));
      renameSync(own, file);
    },
  };
}
