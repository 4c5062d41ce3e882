import { call } from './api';
import type { DialogName } from './Dialogs';
import type { Message } from './Notices';

interface PageStepsOptions {
  choose: (file: string | null) => void;
  /** Returns whether everything is on disk. */
  save: () => Promise<boolean>;
  /** Reads the list of pages again. */
  reload: () => Promise<void>;
  /** Checks the site again. */
  refresh: () => Promise<void>;
  setDialog: (name: DialogName | null) => void;
  setMessage: (message: string | Message | null) => void;
}

/** What is done with whole pages: opening, making, moving and deleting them. */
export function usePageSteps({ choose, save, reload, refresh, setDialog, setMessage }: PageStepsOptions) {
  function openFile(name: string | null): void {
    choose(name);
    setMessage(null);
  }

  async function showPages(shown: string | null, sentence: string | Message | null): Promise<void> {
    setDialog(null);
    openFile(shown);
    setMessage(sentence);
    void refresh();
    await reload().catch((error: Error) => setMessage(error.message));
  }

  return {
    openFile,
    showPages,
    /** Saves first, because the server changes files as they are on disk. */
    async openDialog(name: DialogName): Promise<void> {
      if (name === 'palette' || name === 'new' || (await save())) setDialog(name);
    },
    async undoStep(): Promise<void> {
      if (!(await save())) return;
      try {
        await showPages((await call<{ file: string | null }>('undoStep')).file, null);
      } catch (error) {
        setMessage((error as Error).message);
      }
    },
  };
}
