import { draftKeys, draftLifetime } from '../site/draftStorage';

/**
 * Removes drafts that have expired or cannot be read. It runs on every page, because on a shared computer nobody may ever open the same
 * form again.
 */
export function expireDrafts(): void {
  try {
    for (const key of Object.values(draftKeys)) {
      const savedAt = Number(/"savedAt":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1]);
      if (!(Math.abs(Date.now() - savedAt) < draftLifetime)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that blocks storage contains no draft.
  }
}
