import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';

/** Milliseconds; specification, part 9. */
const GARBAGE_COLLECTION = 5 * 60 * 1000;
const FIRST_RETRY_DELAY = 1_000;
const LONGEST_RETRY_DELAY = 30_000;

/**
 * The site's data cache. A failed query is retried three times, a mutation never. A request that starts offline waits and
 * is sent once when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(FIRST_RETRY_DELAY * 2 ** attempt, LONGEST_RETRY_DELAY),
      gcTime: GARBAGE_COLLECTION,
    },
    mutations: { retry: 0, networkMode: 'online', gcTime: GARBAGE_COLLECTION },
  },
});

// Connects the cache to the browser's online state, so that a waiting enquiry is sent when the connection is back.
queryClient.mount();
// The library assumes a connection until an event says otherwise.
onlineManager.setOnline(navigator.onLine);

interface Mutation {
  mutationKey: readonly string[];
  mutationFn: () => Promise<void>;
}

/**
 * Runs a mutation. Offline, it waits for a connection.
 * @param onWaiting called with whether it waits
 * @throws what the mutation throws
 */
export async function runMutation(mutation: Mutation, onWaiting: (isWaiting: boolean) => void): Promise<void> {
  const observer = new MutationObserver(queryClient, mutation);
  const unsubscribe = observer.subscribe(({ isPaused }) => onWaiting(isPaused));
  try {
    await observer.mutate();
  } finally {
    unsubscribe();
  }
}
