import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns false on the server and while the browser hydrates what was served, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
