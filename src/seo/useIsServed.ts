import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns true on the server and for HTML that React hydrates, and false for what React renders in the browser. */
export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isServed)[0];
}
