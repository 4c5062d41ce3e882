import { createContext, useContext } from 'react';
import type { Finding } from '../../../content-check/finding';
import type { Path } from '../../yamlEdits';
import type { ChangeKind } from '../history';
import type { Editing } from '../opened';

/** What every field of a form of YAML needs: of facts, or of the front matter of a page. */
export interface FactsContextValue {
  editing: Editing;
  /** Changes the YAML. */
  edit: (change: (source: string) => string, kind: ChangeKind) => void;
  /** The findings about a value or, if wanted, about anything in it. */
  findingsAt: (path: Path, isInside?: boolean) => readonly Finding[];
}

/** Every field of facts is inside it. */
export const FactsContext = createContext({} as FactsContextValue);
export const useFacts = () => useContext(FactsContext);
