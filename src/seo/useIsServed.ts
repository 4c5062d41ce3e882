import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True on the server and while React takes over what the server wrote; false in whatever React writes itself. */
export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isServed)[0];
}
