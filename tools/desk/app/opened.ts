import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { PointedAt, ToPage } from '../../../plugins/desk/messages';
import type { Finding } from '../../content-check/finding';
import type { PageOutline } from '../pageOutline';
import type { DeskBlock } from '../server/blocks';
import type { Path } from '../yamlEdits';
import type { ChangeKind } from './history';
import type { Change } from './page/blockEdits';

/** A message in the header of the desk. */
export interface Message {
  text: string;
  /** Whether it is about work that is still going on. */
  isBusy?: boolean;
  /** What the writer may want to do about it. */
  actions?: { label: string; run: () => void }[];
}
export type Say = Dispatch<SetStateAction<string | Message | null>>;

/** `blocked`: a mistake keeps the text from being saved. */
export type SaveState = 'saved' | 'saving' | 'blocked';

/** What a file is opened for. */
export type Wanted = (PointedAt & { files: File[] }) | { finding: Finding } | { path: Path };

/** The text of the open file, and how it is changed. */
export interface Editing {
  text: string;
  /** The place in the text whose form is open. */
  cursor: number;
  write: (text: string, kind: ChangeKind) => void;
  goTo: (cursor: number) => void;
  /** Undoes a change, or redoes it. */
  step: (by: -1 | 1) => void;
}

/** What a form of an open file needs. */
export interface FormProps {
  editing: Editing;
  findings: readonly Finding[];
  /** What to show of it; null for its start. */
  wanted: Wanted | null;
}

/** What the rest of the desk does for an open page. */
export interface PageEvents {
  onAddToMenu: () => void;
  /** Whether the page can be shown with the text. */
  onShowable: (isShowable: boolean) => void;
  /** Scrolls the page in the frame to a text. */
  onReveal: (reveal: ToPage | null) => void;
  /** The writer pointed at something that the page's text does not contain. */
  onElsewhere: (place: PointedAt) => void;
}

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
