/** Milliseconds after which a script that hasn't loaded, or a service that hasn't answered, counts as failed. */
export const TIMEOUT = 15_000;

/**
 * Waits for a script, which may otherwise stay pending forever.
 * @returns what the promise resolves to; rejects after `TIMEOUT`, or with its own error
 */
export function withTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT, new Error('A script did not arrive in time.'));
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
