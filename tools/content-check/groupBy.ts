/**
 * Groups values by a key, in the order of their first occurrence.
 *
 * Remove when Node 20 is no longer supported: newer versions have `Map.groupBy`
 * (https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Map/groupBy).
 */
export function groupBy<Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const value of values) {
    const known = groups.get(keyOf(value));
    if (known) known.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
