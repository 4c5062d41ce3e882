import { createContext, useContext } from 'react';
import type { TextChange } from '../../facts/changes';
import type { Path } from '../../facts/yamlText';
import type { ListedPage } from '../../protocol';

/** What every field of a form of facts needs. */
export interface FactsContextValue {
  /** The file's text. */
  source: string;
  pages: readonly ListedPage[];
  change: (changes: readonly TextChange[]) => void;
  /** What the content check says about a value or, if wanted, about anything in it. */
  errorsAt: (path: Path, isInside?: boolean) => string | null;
  /** Shows a value in the text. */
  show: (path: Path) => void;
}

export const FactsContext = createContext<FactsContextValue | null>(null);

export function useFacts(): FactsContextValue {
  const value = useContext(FactsContext);
  if (!value) throw new Error('A field of facts is outside its form.');
  return value;
}
