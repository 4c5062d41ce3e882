/** Scrolling does not count as an interaction. */
const INTERACTIONS = ['mousemove', 'focusin', 'keydown', 'click', 'submit'];

/**
 * Milliseconds until a page starts React by itself. The `load` event is too early: on a fast network it comes before the
 * first paint, and 110 kB of scripts would compete with the font and the drawings that the paint needs.
 */
const START_DELAY = 500;

/** Runs the scripts by moving them out of the template. */
function load(scripts: HTMLScriptElement[]): void {
  for (const script of scripts) {
    // Keeps their order. A script from a template is async by default.
    script.async = false;
    document.head.append(script);
  }
}

/**
 * Starts React on pages with islands: on the first interaction, or after a delay if an island asks for it
 * (`src/browser/islands/islands.ts`). The handbook's pages start after the delay, too.
 */
export function startReact(): void {
  // An inert template with the scripts that React needs; see `plugins/islands/plugin.ts`.
  const template = document.querySelector<HTMLTemplateElement>('head template');
  if (!template) return;
  const scripts = [...template.content.querySelectorAll('script')];
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // After the next paint, so that loading does not delay the response to the interaction.
    requestAnimationFrame(() => setTimeout(load, 0, scripts));
  };

  for (const name of INTERACTIONS) addEventListener(name, start, true);
  // Only React can apply a query, such as the interest that a form starts with, so it starts at once.
  const delay = location.search ? 0 : START_DELAY;
  if (document.querySelector('[data-island-start=soon], [data-client]')) setTimeout(start, delay);
}
