/** Signs of a visitor who is about to use the page. Scrolling does not count. */
const INTERACTIONS = ['mousemove', 'focusin', 'keydown', 'click', 'submit'];

/**
 * Milliseconds until a page starts React by itself. On a fast network a page has loaded before its first paint, so that the
 * event of loading would set 110 kB beside the font and the drawings that the paint waits for.
 */
const START_DELAY = 500;

type PageFiles = [HTMLLinkElement, ...HTMLScriptElement[]];

/** Loads the rest of the site's styles, which elements that React makes need, then the scripts; or these alone if need be. */
function load([stylesheet, ...scripts]: PageFiles): void {
  const runScripts = () => {
    for (const script of scripts) {
      // In their order: a script that was parsed inside a template is "async" otherwise.
      script.async = false;
      document.head.append(script);
    }
  };
  for (const { src } of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: src }));
  }
  stylesheet.onload = runScripts;
  stylesheet.onerror = runScripts;
  document.head.append(stylesheet);
}

/**
 * Starts React on pages that need it: on the first interaction, or soon by itself where a component asks for it
 * (`src/ui/reactUse.tsx`).
 */
export function startReact(): void {
  // What React needs, inert until it is wanted; see `plugins/static-pages/ssrTemplate.ts`.
  const files = document.querySelector<HTMLTemplateElement>('head template')?.content.children;
  if (!files) return;
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // After the next paint: loading React must not delay the answer to the interaction that asked for it.
    requestAnimationFrame(() => setTimeout(load, 0, [...files]));
  };

  for (const name of INTERACTIONS) addEventListener(name, start, true);
  if (document.documentElement.dataset.reactStart) setTimeout(start, START_DELAY);
}
