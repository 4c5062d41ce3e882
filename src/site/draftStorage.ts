import { storage } from './storage';

/** What the keys of drafts in local storage begin with; the kind of form follows. A module of its own, because scripts need no more. */
export const draftPrefix = storage.draftPrefix;
/** Milliseconds between the last change of a draft and its end. */
export const draftLifetime = storage.draftDays * 24 * 60 * 60 * 1000;
