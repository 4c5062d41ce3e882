import type { StateReading } from '../states/readStates';
import { compareWords, type WordComparison } from './words';

/** A state of the site, or an example of a block, that differs. */
export interface StateComparison {
  name: string;
  /** Null if it is new, or cannot be reached any more. */
  before: StateReading | null;
  after: StateReading | null;
  words: WordComparison;
}

type Readings = ReadonlyMap<string, StateReading>;

/** Compares the words of every state of two builds. */
export function compareStates({ before, after }: Record<'before' | 'after', Readings>): StateComparison[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [old, fresh] = [before.get(name) ?? null, after.get(name) ?? null];
    return { name, before: old, after: fresh, words: compareWords(old?.segments ?? [], fresh?.segments ?? []) };
  });
}
