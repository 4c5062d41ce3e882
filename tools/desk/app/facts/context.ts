import { createContext, useContext } from 'react';
import type { Finding } from '../../../content-check/finding';
import type { ListedPage } from '../../protocol';
import type { Path } from '../../yamlEdits';

/** What every field of a form of facts needs. */
export interface FactsContextValue {
  pages: readonly ListedPage[];
  /** Changes the file's text. */
  edit: (change: (source: string) => string) => void;
  /** The findings about a value or, if wanted, about anything in it. */
  findingsAt: (path: Path, isInside?: boolean) => readonly Finding[];
  correct: (finding: Finding) => void;
}

export const FactsContext = createContext<FactsContextValue | null>(null);

export function useFacts(): FactsContextValue {
  const value = useContext(FactsContext);
  if (!value) throw new Error('A field of facts is outside its form.');
  return value;
}
