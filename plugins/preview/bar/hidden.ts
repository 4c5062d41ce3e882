const KEY = 'preview-bar';
const HIDDEN = 'hidden';

/** Whether the reviewer has hidden the bar in this tab. Without storage, every page shows it. */
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
    // The browser blocks storage.
  }
}
