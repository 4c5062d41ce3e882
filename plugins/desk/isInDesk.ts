import { DESK_PATH } from './messages';

/** Returns whether the page is in the frame of the desk. */
export function isInDesk(): boolean {
  try {
    return window.parent !== window && window.parent.location.pathname.startsWith(DESK_PATH);
  } catch {
    return false; // The frame of another site.
  }
}
