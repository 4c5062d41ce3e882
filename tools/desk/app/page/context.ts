import { createContext, useContext } from 'react';
import type { PageOutline } from '../../pageOutline';
import type { DeskBlock } from '../../server/blocks';
import type { FormProps, Say } from '../opened';
import type { Change } from './blockEdits';

/** What the forms of a page need. */
export interface PageContextValue extends Omit<FormProps, 'wanted'> {
  outline: PageOutline;
  blocks: readonly DeskBlock[];
  /** Opens the form of what is at a position, with the focus in a field or, for null, where a writer starts. */
  show: (position: number, field?: string | null) => void;
  /** Changes the text in one step, and opens the form of what is at the cursor then. */
  change: (change: Change) => void;
  say: Say;
}

/** Every form of a page is inside it. */
export const PageContext = createContext({} as PageContextValue);
export const usePage = () => useContext(PageContext);
