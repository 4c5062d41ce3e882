import { useEffect, useState } from 'react';
import type { Finding } from '../../../content-check/finding';
import type { Changes } from '../../server/propose/proposal';
import { call } from '../api';
import { findingsOf } from './findingsOf';

/** What the writer changed and what the checks say about it, as it was when the dialog was opened. Null is not known yet. */
export function useChanges(onError: (message: string) => void) {
  const [changes, setChanges] = useState<Changes | null>(null);
  const [all, setAll] = useState<Finding[] | null>(null);

  useEffect(() => {
    const fail = (error: Error) => onError(error.message);
    call<Finding[]>('checkAll').then(setAll, (error: Error) => {
      fail(error);
      setAll([]);
    });
    call<Changes>('changes').then(setChanges, fail);
  }, []);

  const files = changes ? [...changes.fresh, ...changes.proposed].map(({ file }) => file) : [];
  return { changes, files, findings: all && changes && findingsOf(all, files) };
}
