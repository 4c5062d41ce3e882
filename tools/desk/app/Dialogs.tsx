import type { Finding } from '../../content-check/finding';
import type { ChangedPages, ListedPage } from '../protocol';
import { MenuDialog } from './MenuDialog';
import { NewPageDialog } from './NewPageDialog';
import { DeleteDialog, MoveDialog } from './PageDialogs';
import { ProposeDialog } from './propose/ProposeDialog';
import { UpdateDialog } from './UpdateDialog';
import type { Site } from './useSite';

export type DialogName = 'propose' | 'update' | 'new' | 'move' | 'delete' | 'menu';

interface DialogsProps {
  name: DialogName | null;
  site: Site;
  /** The open page; null for facts, and while nothing is open. */
  page: ListedPage | null;
  onClose: () => void;
  onMade: (file: string) => void;
  onChangedPages: (done: ChangedPages, message: string) => void;
  onInMenu: (message: string) => void;
  onShow: (finding: Finding) => void;
}

/** The dialog that is open, if any. */
export function Dialogs({ name, site, page, onClose, onMade, onChangedPages, onInMenu, onShow }: DialogsProps) {
  const { pages, facts } = site;
  switch (name) {
    case 'propose':
      return <ProposeDialog {...{ pages, facts, onShow, onClose }} />;
    case 'update':
      return <UpdateDialog {...{ pages, facts, onClose }} />;
    case 'new':
      return <NewPageDialog {...{ onMade, onClose }} />;
    case 'move':
      return page && <MoveDialog {...{ page, pages, onClose }} onDone={onChangedPages} />;
    case 'delete':
      return page && <DeleteDialog {...{ page, pages, onClose }} onDone={onChangedPages} />;
    case 'menu':
      return page && <MenuDialog {...{ page, onClose }} onDone={onInMenu} />;
    default:
      return null;
  }
}
