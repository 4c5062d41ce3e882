import { onlineManager, QueryClient } from '@tanstack/react-query';

/** Milliseconds; specification, part 9. */
const GARBAGE_COLLECTION = 5 * 60 * 1000;
const FIRST_RETRY_DELAY = 1_000;
const LONGEST_RETRY_DELAY = 30_000;

/**
 * The data cache, one for the site. Queries are tried again three times, mutations never. What starts offline pauses
 * and goes once when the connection is back.
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

let isConnected = false;

/** Lets the cache hear of the connection, so that an enquiry which waits for one is sent when it is back. */
export function connectQueryClient(): void {
  if (isConnected) return;
  isConnected = true;
  queryClient.mount();
  // The library assumes a connection until it hears otherwise.
  onlineManager.setOnline(navigator.onLine);
}
