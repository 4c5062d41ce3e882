/** The bundler's own script loader: it knows the Trusted Types policy and the time limit. */
declare const __webpack_require__: {
  l(url: string, done: (event: { type: string } | undefined) => void): void;
};

/** Whether the document asks for this script already, as it does for those of its own page. */
function isInDocument(url: string): boolean {
  return Array.from(document.scripts).some((script) => script.getAttribute('src') === url);
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script once.
 * @throws Error (as a rejection) when it cannot be loaded; the next call tries again
 */
export function loadScript(url: string): Promise<void> {
  let promise = loading.get(url);
  if (!promise) {
    promise = isInDocument(url)
      ? Promise.resolve()
      : new Promise((resolve, reject) => {
          __webpack_require__.l(url, (event) => {
            if (event?.type === 'load') return resolve();
            loading.delete(url);
            reject(new Error(`The script ${url} could not be loaded.`));
          });
        });
    loading.set(url, promise);
  }
  return promise;
}
