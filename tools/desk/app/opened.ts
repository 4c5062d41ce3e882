import type { PointedAt } from '../../../plugins/desk/messages';
import type { Finding } from '../../content-check/finding';
import type { FactPlace } from '../protocol';
import type { Message } from './Notices';
import type { useFile } from './useFile';

/** `blocked`: a mistake keeps the text from being saved. */
export type SaveState = 'saved' | 'saving' | 'blocked';

/** What a file is opened for. */
export type Wanted = (PointedAt & { files?: File[] }) | { finding: Finding } | Pick<FactPlace, 'path'>;

type Opening = ReturnType<typeof useFile>;
export type OpenedInEditor = Omit<Opening, 'view'> & { view: NonNullable<Opening['view']> };

export interface FileProps {
  file: string;
  opened: OpenedInEditor;
  /** What to show of it; null for its start. */
  wanted: Wanted | null;
  say: (message: string | Message | null) => void;
  onState: (state: SaveState) => void;
}
