import { HYDRATED, SCRIPTS_META } from './events';

/** Signs of a visitor who is about to use the page. A tap is among them (`click`), the start of a scroll is not. */
const interactions = ['mousemove', 'click', 'focusin', 'keydown', 'submit'];

/** Where the bundler puts scripts, and the only place that this script loads them from. */
const SCRIPT_FOLDER = '/assets/';

/**
 * The content policy lets only checked addresses become scripts; its `trusted-types` names this check
 * (`src/tooling/policy/contentPolicy.ts`).
 */
const addressCheck: ScriptUrlRules = {
  createScriptURL(address) {
    if (!address.startsWith(SCRIPT_FOLDER)) throw new TypeError(address);
    return address;
  },
};

type SavingNavigator = Navigator & { connection?: { saveData: boolean } };

/**
 * Starts React on the first interaction, or at once where the page asks for it (`data-hydrate="load"`).
 * Until React runs, clicks on `[data-hold-click]` and submits are held, and done again when it does.
 */
export function reactOnInteraction(): void {
  const scripts = document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_META}]`)?.content.split(' ');
  if (!scripts) return;

  const check = window.trustedTypes?.createPolicy('site-boot', addressCheck) ?? addressCheck;
  let replay: (() => void) | undefined;

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const button = target.closest<HTMLElement>('[data-hold-click]');
    if (event instanceof SubmitEvent) {
      replay = () => (target as HTMLFormElement).requestSubmit(event.submitter);
    } else if (button) {
      replay = () => button.click();
    } else return;
    event.preventDefault();
  };

  const start = () => {
    for (const name of interactions) removeEventListener(name, start, true);
    // After the next paint: loading React must not delay the answer to the interaction that asked for it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const source of scripts) {
          const script = document.createElement('script');
          script.src = check.createScriptURL(source);
          script.async = false;
          document.head.append(script);
        }
      }),
    );
  };

  const prefetch = () => {
    if ((navigator as SavingNavigator).connection?.saveData) return;
    for (const source of scripts) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = source;
      document.head.append(link);
    }
  };

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener(
    HYDRATED,
    () => {
      removeEventListener('click', hold, true);
      removeEventListener('submit', hold, true);
      replay?.();
    },
    { once: true },
  );

  if (document.documentElement.dataset.hydrate === 'load') start();
  else {
    for (const name of interactions) addEventListener(name, start, true);
    addEventListener('load', prefetch);
  }
}
