import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { PointedAt } from '../../../plugins/desk/messages';
import { factFiles } from '../../content-check/factTexts';
import type { Path } from '../yamlEdits';
import { isRare } from './facts';

interface Fact {
  path: Path;
  value: string | number;
  /** The texts beside it, such as the name of a plan. */
  beside: string[];
}

function factsIn(value: unknown, at: Path = [], beside: string[] = []): Fact[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path: at, value, beside }];
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.values(value).filter((item): item is string => typeof item === 'string' && item.length > 2);
  return Object.entries(value).flatMap(([key, item]) =>
    factsIn(item, [...at, Array.isArray(value) ? Number(key) : key], own),
  );
}

/** Whether a text on the page shows a value: alone, in a sentence, or a price as `$49`. */
function shows(text: string, value: string | number): boolean {
  if (typeof value === 'number') return /^\D{0,3}[\d,.]+/.exec(text)?.[0].replace(/[^\d.]/g, '') === String(value);
  // A word of a fixed list, such as "person", may be in any sentence.
  return text === value || (value.length > 5 && /[^a-z]/.test(value) && text.includes(value));
}

/**
 * Finds the fact that a page shows. Of several, the one whose neighbors are beside it on the page, too; beside a fact, such as "per
 * month" after a price, it is in the entry around it. Words that rarely change come last.
 */
export function findFact(directory: string, { text, around }: PointedAt) {
  const found = factFiles(directory).flatMap((file) =>
    factsIn(parse(readFileSync(path.join(directory, file), 'utf8'))).flatMap(({ path: at, value, beside }) => {
      const neighbors = beside.filter((other) => other !== value && around.includes(other)).length;
      const isShown = shows(text, value);
      if (!isShown && neighbors < 2) return [];
      // The longer value counts more: a mail address contains the domain, which is a fact, too.
      const length = isShown ? String(value).length / 1000 : 0;
      return [{ file, path: at, score: neighbors + length + (isShown ? 2 : 0) - (isRare(file) ? 100 : 0) }];
    }),
  );
  return found.sort((one, other) => other.score - one.score)[0] ?? null;
}
