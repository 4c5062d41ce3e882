import { draftLifetime, draftPrefix } from '../site/draftStorage';

/**
 * Removes drafts that have expired or cannot be read. It runs on every page, because on a shared computer nobody may ever open the same
 * form again.
 */
export function expireDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const savedAt = /"savedAt":(\d+)/.exec(localStorage[key])?.[1];
      const age = Date.now() - Number(savedAt);
      // A time in the future would never expire.
      if (key.startsWith(draftPrefix) && !(Math.abs(age) < draftLifetime)) delete localStorage[key];
    }
  } catch {
    // A browser that blocks storage contains no draft.
  }
}
