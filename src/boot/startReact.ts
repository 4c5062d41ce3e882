/** Scrolling does not count as an interaction. */
const INTERACTIONS = ['mousemove', 'focusin', 'keydown', 'click', 'submit'];

/**
 * Milliseconds until a page starts React by itself. The `load` event is too early: on a fast network it comes before the
 * first paint, and 110 kB of scripts would compete with the font and the drawings that the paint needs.
 */
const START_DELAY = 500;

type PageFiles = [HTMLLinkElement, ...HTMLScriptElement[]];

/** Loads the full stylesheet, which elements created by React need, and then runs the scripts, even if that fails. */
function load([stylesheet, ...scripts]: PageFiles): void {
  const runScripts = () => {
    for (const script of scripts) {
      // Keeps their order. A script from a template is async by default.
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
 * Starts React on pages that need it: on the first interaction, or after a delay if a component asks for it
 * (`src/ui/reactUse.tsx`).
 */
export function startReact(): void {
  // An inert template with the files that React needs; see `plugins/static-pages/ssrTemplate.ts`.
  const files = document.querySelector<HTMLTemplateElement>('head template')?.content.children;
  if (!files) return;
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // After the next paint, so that loading does not delay the response to the interaction.
    requestAnimationFrame(() => setTimeout(load, 0, [...files]));
  };

  for (const name of INTERACTIONS) addEventListener(name, start, true);
  if (document.documentElement.dataset.reactStart) setTimeout(start, START_DELAY);
}
