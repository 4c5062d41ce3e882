import type { EnquiryKind } from '../config/mailSettings';
import { assessmentDefinition } from './assessmentDefinition';
import { contactDefinition } from './contactDefinition';
import type { EnquiryDefinition } from './fields';

/** Both forms. */
export const definitions: Record<EnquiryKind, EnquiryDefinition> = {
  contact: contactDefinition,
  assessment: assessmentDefinition,
};
