import { storage } from './storage';

/** The prefix of the keys of drafts in local storage; the kind of form follows. A separate module, because scripts need no more. */
export const draftPrefix = storage.draftPrefix;
/** Milliseconds after its last change at which a draft expires. */
export const draftLifetime = storage.draftDays * 24 * 60 * 60 * 1000;
