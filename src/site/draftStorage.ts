import type { EnquiryKind } from './env';
import { storage } from './storage';

const { items, draftDays } = storage;

/** The keys in local storage under which the forms keep drafts. A module of its own, because scripts need no more of the list. */
export const draftKeys: Readonly<Record<EnquiryKind, string>> = {
  contact: items.contact.name,
  assessment: items.assessment.name,
};

/** Milliseconds between the last change of a draft and its end. */
export const draftLifetime = draftDays * 24 * 60 * 60 * 1000;
