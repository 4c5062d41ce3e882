import type { Dispatch, SetStateAction } from 'react';
import type { PointedAt, ToPage } from '../../../plugins/desk/messages';
import type { Finding } from '../../content-check/finding';
import type { Path } from '../yamlEdits';
import type { ChangeKind } from './history';

/** What the desk says once. */
export interface Message {
  text: string;
  /** Whether it is about work that goes on. */
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
