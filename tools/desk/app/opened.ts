import type { EditorView } from '@codemirror/view';
import type { PointedAt } from '../../../plugins/desk/messages';
import type { Finding } from '../../content-check/finding';
import type { FactPlace, ListedPage } from '../protocol';

/** What the desk says once. */
export interface Message {
  text: string;
  /** Whether it is about work that goes on. */
  isBusy?: boolean;
  /** What the writer may want to do about it. */
  action?: { label: string; run: () => void };
}
export type Say = (message: string | Message | null) => void;

/** `blocked`: a mistake keeps the text from being saved. */
export type SaveState = 'saved' | 'saving' | 'blocked';

/** What a file is opened for. */
export type Wanted = (PointedAt & { files?: File[] }) | { finding: Finding } | Pick<FactPlace, 'path'>;

/** What a form of an open file needs. */
export interface FormProps {
  view: EditorView;
  text: string;
  findings: readonly Finding[];
  pages: readonly ListedPage[];
  /** What to show of it; null for its start. */
  wanted: Wanted | null;
}

/** What the rest of the desk does for an open page. */
export interface PageEvents {
  onAddToMenu: () => void;
  /** Scrolls the page in the frame to a text. */
  onReveal: (reveal: Pick<PointedAt, 'text' | 'index'> | null) => void;
  /** The writer pointed at something that the page's text does not contain. */
  onElsewhere: (place: PointedAt) => void;
}
