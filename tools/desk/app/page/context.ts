import type { EditorView } from '@codemirror/view';
import { createContext, useContext } from 'react';
import type { Finding } from '../../../content-check/finding';
import type { DeskBlock, ListedPage, OutlineElement, PageOutline } from '../../protocol';
import type { Say } from '../opened';

/** What the forms of a page need. */
export interface PageContextValue {
  view: EditorView;
  text: string;
  outline: PageOutline;
  /** The block whose form is open; null for the list of all blocks. */
  element: OutlineElement | null;
  blocks: readonly DeskBlock[];
  pages: readonly ListedPage[];
  findings: readonly Finding[];
  /** Opens the form of what is at a position, with the focus in a field; null is its heading. */
  show: (position: number, field: string | null) => void;
  say: Say;
}

export const PageContext = createContext<PageContextValue | null>(null);

export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('A form of a page is outside the page.');
  return value;
}
