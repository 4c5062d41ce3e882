import { createContext, useContext } from 'react';
import type { OutlineElement, PageOutline } from '../../pageOutline';
import type { DeskBlock } from '../../protocol';
import type { FormProps, Say } from '../opened';

/** What the forms of a page need. */
export interface PageContextValue extends Omit<FormProps, 'wanted'> {
  outline: PageOutline;
  /** The block whose form is open; null for the list of all blocks. */
  element: OutlineElement | null;
  blocks: readonly DeskBlock[];
  /** Opens the form of what is at a position, with the focus in a field or, for null, where a writer starts. */
  show: (position: number, field?: string | null) => void;
  say: Say;
}

/** Every form of a page is inside it. */
export const PageContext = createContext({} as PageContextValue);
export const usePage = () => useContext(PageContext);
