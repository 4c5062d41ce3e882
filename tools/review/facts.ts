import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Build } from './builds';
import { type Difference, editsOf, type PageChange } from './compare';

/** A value in a file of facts that changed. `before` is empty for a new value, `after` for a removed one. */
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
/** Keys that identify an entry of a list, so that a list in another order is not a change. */
const NAMES = ['id', 'value', 'name', 'title', 'label', 'from', 'question'];

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

type Values = [where: string, before: string, after: string][];

/** Leaves out the unchanged values of a renamed entry, which were removed under its old name and added under its new one. */
function withoutRenamed(values: Values): Values {
  const keyOf = (where: string) => where.split(' › ').at(-1);
  return values.filter(
    ([where, before, after]) =>
      (before !== '' && after !== '') ||
      !values.some(([other, old, fresh]) => keyOf(other) === keyOf(where) && old === after && fresh === before),
  );
}

/** Whether a difference on a page comes from a change of a value: it contains the whole value, or the words that changed in it. */
function shows(difference: Difference, [before, after]: readonly [string, string]): boolean {
  const isNew = (value: string, text: string, other: string) =>
    value !== '' && text.includes(value) && !other.includes(value);
  const textOf = (side: 'before' | 'after') => [difference[side], ...(difference.links?.[side] ?? [])].join(' ');
  const [old, fresh] = [textOf('before'), textOf('after')];
  if (isNew(after, fresh, old) || isNew(before, old, fresh)) return true;
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
      const paths = [...new Set([...old.keys(), ...fresh.keys()])];
      const values: Values = paths.map((where) => [where, old.get(where) ?? '', fresh.get(where) ?? '']);
      return withoutRenamed(values.filter(([, before, after]) => before !== after)).map(([where, before, after]) => {
        const isShown = ({ differences }: PageChange) => differences.some((one) => shows(one, [before, after]));
        return { file, where, before, after, routes: pages.filter(isShown).map(({ route }) => route) };
      });
    });
}
