import type { ChangedPages, DeskBlock, ListedPage } from '../protocol';
import { LiveDialog } from './LiveDialog';
import { NewPageDialog } from './NewPageDialog';
import { DeleteDialog, MoveDialog } from './PageDialogs';
import { Palette } from './Palette';
import { ProposeDialog } from './ProposeDialog';

export type DialogName = 'palette' | 'propose' | 'live' | 'new' | 'move' | 'delete';

interface DialogsProps {
  name: DialogName | null;
  pages: readonly ListedPage[];
  blocks: readonly DeskBlock[];
  /** The open page; null for facts, and while nothing is open. */
  page: ListedPage | null;
  onClose: () => void;
  onInsert: (block: DeskBlock) => void;
  onMade: (file: string) => void;
  onChangedPages: (done: ChangedPages, message: string) => void;
}

/** The dialog that is open, if any. */
export function Dialogs({ name, pages, blocks, page, onClose, onInsert, onMade, onChangedPages }: DialogsProps) {
  switch (name) {
    case 'palette':
      return <Palette {...{ blocks, onClose, onInsert }} />;
    case 'propose':
      return <ProposeDialog {...{ pages, onClose }} />;
    case 'live':
      return <LiveDialog onClose={onClose} />;
    case 'new':
      return <NewPageDialog {...{ onMade, onClose }} />;
    case 'move':
      return page && <MoveDialog {...{ page, pages, onClose }} onDone={onChangedPages} />;
    case 'delete':
      return page && <DeleteDialog {...{ page, pages, onClose }} onDone={onChangedPages} />;
    default:
      return null;
  }
}
