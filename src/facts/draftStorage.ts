import { storage } from './storage';

/** The prefix of the keys of drafts in a browser's storage; the kind of form follows. A separate module, because scripts need nothing else from `storage.ts`. */
export const draftPrefix = storage.draftPrefix;
/** How long a draft is kept after its last change, in milliseconds. */
export const draftLifetime = storage.draftDays * 24 * 60 * 60 * 1000;
