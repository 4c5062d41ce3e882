import type { OpenedFile } from '../server/files';

/** Text that is not saved, kept in the browser in case it crashes, the tab is closed or the server stops. The version is the one on which it is based. */
export interface Draft extends OpenedFile {
  /** The text of that version. */
  base: string;
  /** What was sent to the server without an answer: if it stopped then, that may be on disk. */
  sent?: string | undefined;
}

const opening = new Promise<IDBDatabase>((resolve, reject) => {
  const request = indexedDB.open('desk-drafts');
  request.onupgradeneeded = () => request.result.createObjectStore('drafts', { keyPath: 'file' });
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** IndexedDB is written at once. `localStorage` is written seconds later, which a browser that is killed never does. */
async function ask<Result>(
  mode: IDBTransactionMode,
  of: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await opening).transaction('drafts', mode);
  const request = of(transaction.objectStore('drafts'));
  // Otherwise the tab may be closed first.
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const allDrafts = (): Promise<Draft[]> => ask('readonly', (drafts) => drafts.getAll());
export const readDraft = (file: string): Promise<Draft | undefined> => ask('readonly', (drafts) => drafts.get(file));

/** @throws Error if the browser has no room for it */
export const keepDraft = (draft: Draft) => ask('readwrite', (drafts) => drafts.put(draft));
export const forgetDraft = (file: string) => ask('readwrite', (drafts) => drafts.delete(file));
