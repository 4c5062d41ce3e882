import { listen, page, root } from './dom';
import { HYDRATED } from './events';

/** Signs of a visitor who is about to use the page; a click and a submit are two more. The start of a scroll is none. */
const interactions = ['mousemove', 'focusin', 'keydown'];

/**
 * Milliseconds until what React needs is fetched ahead. On a fast network a page has loaded before its first paint, so
 * that the event of loading would set 120 kB beside the font and the drawings that the paint waits for.
 */
const PREFETCH_DELAY = 2000;
/** Milliseconds until a page starts React that asks for it: likewise after the first paint. */
const START_DELAY = 500;

type SavingNavigator = Navigator & { connection?: { saveData: boolean } };
/** What React needs: the stylesheet, then the scripts in their order. */
export type PageFiles = [HTMLLinkElement, ...HTMLScriptElement[]];

/**
 * Starts React on the first interaction, or soon by itself where the page asks for it (`data-hydrate="load"`). The rest
 * of the site's styles, which React's elements and other pages need, is there before; where it cannot be had, React
 * starts without it. Until React runs, clicks on `[data-hold-click]` and submits are held, and done again when it does.
 */
export function reactOnInteraction(files: PageFiles): void {
  const [stylesheet, ...scripts] = files;
  let isStarted: number | undefined;
  let isHydrated: boolean | undefined;
  let replay: (() => void) | undefined;

  const fetchAhead = (rel: 'prefetch' | 'preload') => {
    for (const { href, src } of files as { href?: string; src?: string }[]) {
      const link = page.createElement('link');
      page.head.append(
        Object.assign(link, { rel, as: src ? 'script' : 'style', href: src ?? href } as HTMLLinkElement),
      );
    }
  };

  const start = () => {
    // After the next paint: loading React must not delay the answer to the interaction that asked for it.
    isStarted =
      isStarted ??
      requestAnimationFrame(() =>
        setTimeout(() => {
          fetchAhead('preload');
          stylesheet.onload = stylesheet.onerror = runScripts;
          page.head.append(stylesheet);
        }),
      );
  };

  const runScripts = () => {
    for (const script of scripts) {
      // In their order: a script that was parsed inside a template is "async" otherwise.
      script.async = false;
      page.head.append(script);
    }
  };

  const hold = (event: Event & { submitter?: HTMLElement | null }) => {
    start();
    const target = event.target as HTMLElement;
    const button = target.closest<HTMLElement>('[data-hold-click]');
    if (!isHydrated && (button || event.type === 'submit')) {
      event.preventDefault();
      replay = () => (button ? button.click() : (target as HTMLFormElement).requestSubmit(event.submitter));
    }
  };

  listen('click', hold, true);
  listen('submit', hold, true);
  listen(HYDRATED, () => {
    isHydrated = true;
    replay?.();
  });

  for (const name of interactions) listen(name, start, true);
  if (root.dataset.hydrate === 'load') setTimeout(start, START_DELAY);
  else if (!(navigator as SavingNavigator).connection?.saveData) setTimeout(fetchAhead, PREFETCH_DELAY, 'prefetch');
}
