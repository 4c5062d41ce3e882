import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Build } from './builds';
import { type Difference, editsOf, type PageChange } from './compare';

/** A value in a file of facts that changed. An empty text did not exist. */
export interface FactChange {
  file: string;
  /** `plans › Professional › price`. */
  where: string;
  before: string;
  after: string;
  /** The pages whose words changed with it. */
  routes: string[];
}

const FACTS = /^src\/site\/\w+\.ya?ml$/;
/** What names an entry of a list, so that it is the same one if the list gets another order. */
const NAMES = ['name', 'title', 'label', 'id', 'from', 'question'];

/** Returns every value in facts by its path. */
export function leavesOf(facts: unknown, place = ''): [string, string][] {
  if (typeof facts !== 'object' || facts === null) return [[place, String(facts ?? '')]];
  return Object.entries(facts).flatMap(([key, value]) => {
    const names = NAMES.map((name) => (value as Record<string, unknown> | null)?.[name]);
    const own = Array.isArray(facts) ? (names.find((name) => typeof name === 'string') ?? Number(key) + 1) : key;
    return leavesOf(value, place ? `${place} › ${own}` : String(own));
  });
}

function readFacts(site: string, file: string): Map<string, string> {
  const full = path.join(site, file);
  return new Map(existsSync(full) ? leavesOf(parse(readFileSync(full, 'utf8'))) : []);
}

/** Whether a difference on a page shows that a value changed: the whole value, or the words of it that changed. */
function shows(difference: Difference, [before, after]: readonly [string, string]): boolean {
  const isNew = (value: string, text: string, other: string) =>
    value !== '' && text.includes(value) && !other.includes(value);
  if (isNew(after, difference.after, difference.before)) return true;
  if (isNew(before, difference.before, difference.after)) return true;
  const shown = editsOf(difference.before, difference.after).map(String);
  return before !== '' && after !== '' && editsOf(before, after).every((edit) => shown.includes(String(edit)));
}

/**
 * Lists the values in files of facts that changed, with the pages whose words changed with them.
 * @param files every changed file
 */
export function compareFacts(
  sites: Record<'before' | 'after', Pick<Build, 'site'>>,
  files: readonly string[],
  pages: readonly PageChange[],
): FactChange[] {
  return files
    .filter((file) => FACTS.test(file))
    .flatMap((file) => {
      const [old, fresh] = [readFacts(sites.before.site, file), readFacts(sites.after.site, file)];
      return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((where) => {
        const [before, after] = [old.get(where) ?? '', fresh.get(where) ?? ''];
        if (before === after) return [];
        const isShown = ({ differences }: PageChange) => differences.some((one) => shows(one, [before, after]));
        return [{ file, where, before, after, routes: pages.filter(isShown).map(({ route }) => route) }];
      });
    });
}
