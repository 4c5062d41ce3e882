import type { Severity } from './finding';
import type { Range } from './range';

/** What a rule returns: a message about a part of a file's text. */
export interface Diagnostic extends Range {
  message: string;
  suggestion?: string | null;
  /** If it differs from the rule's. */
  severity?: Severity;
  /** The handbook section, if it differs from the rule's. */
  handbook?: string;
}
