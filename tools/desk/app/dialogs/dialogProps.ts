import type { Finding } from '../../../content-check/finding';
import type { ChangedPage, ListedPage } from '../../server/pages';
import type { Site } from '../useSite';

export type DialogName = 'propose' | 'update' | 'new' | 'move' | 'delete' | 'menu';

/** What every dialog of the desk gets. */
export interface DialogProps {
  site: Site;
  /** The open page; null for facts, and while nothing is open. */
  page: ListedPage | null;
  onClose: () => void;
  /** Ends it with a message and, if a page was made, moved or deleted, opens it and offers to undo that. */
  onDone: (message: string, changed?: ChangedPage) => void;
  onShow: (finding: Finding) => void;
}
