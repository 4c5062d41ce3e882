import type { Part } from '../../plugins/handbook/documentation';

/** What JSON Schema says about a fact, as far as a form needs it. */
export interface FactSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  description?: string;
  properties?: Record<string, FactSchema>;
  required?: string[];
  items?: FactSchema;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  format?: 'date';
  pattern?: string;
  anyOf?: FactSchema[];
  const?: unknown;
}

/** A file of facts. */
export interface ListedFacts {
  file: string;
  title: string;
  /** What it is for. */
  note: string;
  schema: FactSchema;
  /** Changed once in years. */
  isRare: boolean;
}

/** A block for the palette and the settings form. */
export interface DeskBlock {
  name: string;
  summary: string;
  useFor: string[];
  alsoCalled: string[];
  /** Address in the handbook. */
  handbook: string;
  /** The block first, then its items. */
  parts: Part[];
  /** MDX without imports. */
  example: string;
}
