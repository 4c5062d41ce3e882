import type { Finding } from '../../../content-check/finding';
import type { SiteOverview } from '../../server/app';
import type { ChangedPage, ListedPage } from '../../server/pages';

export type DialogName = 'propose' | 'update' | 'new' | 'move' | 'delete' | 'menu';

/** What every dialog of the desk gets. */
export interface DialogProps {
  site: SiteOverview;
  /** The open page; null for facts, and while nothing is open. */
  page: ListedPage | null;
  onClose: () => void;
  /** Ends it with a message and, if a page was made, moved or deleted, opens it and offers to undo that. */
  onDone: (message: string, changed?: ChangedPage) => void;
  onShow: (finding: Finding) => void;
}
