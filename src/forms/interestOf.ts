import type { Interest, InterestGroup } from '../site/interests';

/** Returns the option with this value, or undefined. */
export function interestOf(groups: readonly InterestGroup[], value: string | null): Interest | undefined {
  return groups.flatMap(({ options }) => options).find((option) => option.value === value);
}
