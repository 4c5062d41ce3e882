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

export const PageContext = createContext<PageContextValue | null>(null);

export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('A form of a page is outside the page.');
  return value;
}
