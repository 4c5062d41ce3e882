import { flushSync } from 'react-dom';
import type { Finding } from '../../content-check/finding';
import type { ChangedPages, DeskBlock, ListedFacts, ListedPage } from '../protocol';
import { LinkDialog } from './LinkDialog';
import { LiveDialog } from './LiveDialog';
import { NewPageDialog } from './NewPageDialog';
import { DeleteDialog, MoveDialog } from './PageDialogs';
import { Palette } from './Palette';
import { ProposeDialog } from './propose/ProposeDialog';
import type { useWordTools } from './useWordTools';

export type DialogName = 'palette' | 'propose' | 'live' | 'new' | 'move' | 'delete';

interface DialogsProps {
  name: DialogName | null;
  pages: readonly ListedPage[];
  facts: readonly ListedFacts[];
  blocks: readonly DeskBlock[];
  words: ReturnType<typeof useWordTools>;
  /** The open page; null for facts, and while nothing is open. */
  page: ListedPage | null;
  onClose: () => void;
  onInsert: (block: DeskBlock) => void;
  onMade: (file: string) => void;
  onChangedPages: (done: ChangedPages, message: string) => void;
  onShow: (finding: Finding) => void;
}

/** The dialog that is open, if any. */
export function Dialogs(props: DialogsProps) {
  const { name, pages, facts, blocks, words, page, onClose, onInsert, onMade, onChangedPages, onShow } = props;
  const { link } = words;
  if (link) {
    return (
      <LinkDialog
        {...{ pages, place: link }}
        onClose={words.closeLink}
        onDone={(text, address) => {
          // A dialog that is open keeps the focus from the text.
          flushSync(words.closeLink);
          words.writeLink(link, text, address);
        }}
      />
    );
  }
  switch (name) {
    case 'palette':
      return <Palette {...{ blocks, onClose, onInsert }} />;
    case 'propose':
      return <ProposeDialog {...{ pages, facts, onShow, onClose }} />;
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
