const KEY = 'preview-bar';
const HIDDEN = 'hidden';

/** Whether the reviewer has put the bar away in this tab. Without storage it is shown anew on every page. */
export function isHidden(): boolean {
  try {
    return sessionStorage.getItem(KEY) === HIDDEN;
  } catch {
    return false;
  }
}

export function rememberHidden(hidden: boolean): void {
  try {
    if (hidden) sessionStorage.setItem(KEY, HIDDEN);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Site data is blocked: nothing to remember it in.
  }
}
