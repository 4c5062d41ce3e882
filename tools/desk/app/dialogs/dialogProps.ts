import type { Finding } from '../../../content-check/finding';
import type { ListedPage } from '../../protocol';
import type { Message } from '../opened';
import type { Site } from '../useSite';

export type DialogName = 'propose' | 'update' | 'new' | 'move' | 'delete' | 'menu';

/** What every dialog of the desk gets. */
export interface DialogProps {
  site: Site;
  /** The open page; null for facts, and while nothing is open. */
  page: ListedPage | null;
  onClose: () => void;
  /** Ends it with a message, if any, and opens a file where another one is to be shown; null closes the open one. */
  onDone: (message: string | Message | null, file?: string | null) => void;
  onShow: (finding: Finding) => void;
  onAddToMenu: () => void;
}
