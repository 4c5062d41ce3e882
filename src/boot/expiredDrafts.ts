import { DRAFT_LIFETIME, DRAFT_PREFIX } from '../site/draftStorage';

/** Removes drafts that have expired, on every page: on a shared computer, nobody may open that form again. */
export function removeExpiredDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(DRAFT_PREFIX)) continue;
      const age = Date.now() - JSON.parse(localStorage[key]).savedAt;
      if (!(age >= 0 && age < DRAFT_LIFETIME)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage contains no draft.
  }
}
