import { HYDRATED } from './events';

/**
 * Events for which React hydrates everything at once, before it answers them
 * (`isDiscreteEventThatRequiresHydration` in react-dom), of those that a visitor causes by pointer, touch or key.
 */
const HURRYING = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change'],
];
/** Milliseconds after which events reach React in any case: a page that failed while it was hydrated shows a button. */
const LONGEST = 5000;

/** What the boot script does again comes from a script, on the same event that ends this. */
function keepFromReact(event: Event): void {
  if (event.isTrusted) event.stopPropagation();
}

function release(): void {
  for (const name of HURRYING) window.removeEventListener(name, keepFromReact, true);
}

/**
 * Client module: keeps these events from React while it hydrates, which then goes on in short slices between which the
 * browser answers the visitor itself. Nothing is lost: links and dialogs need no React, held clicks and submits are done
 * again by the boot script, and a form takes over what stands in its fields.
 */
if (typeof window !== 'undefined') {
  for (const name of HURRYING) window.addEventListener(name, keepFromReact, true);
  window.addEventListener(HYDRATED, release, { once: true });
  setTimeout(release, LONGEST);
}
