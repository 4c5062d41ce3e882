import { useCallback, useEffect, useState } from 'react';
import type { Finding } from '../../content-check/finding';
import { call } from './api';

/** Milliseconds after the last key until the text is checked. */
const CHECK_AFTER = 120;

/** Checks the open text while it is written. Findings belong to the text with which they were made. */
export function useFindings(file: string | null, text: string | null, onError: (message: string) => void) {
  const [checked, setChecked] = useState<{ text: string; findings: Finding[] } | null>(null);
  const [all, setAll] = useState<Finding[] | null>(null);

  useEffect(() => {
    if (file === null || text === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const findings = await call<Finding[]>('check', { file, text });
        if (isCurrent) setChecked({ text, findings });
      } catch (error) {
        if (isCurrent) onError((error as Error).message);
      }
    }, CHECK_AFTER);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, text, onError]);

  const refresh = useCallback(async () => {
    await call<Finding[]>('checkAll').then(setAll, (error: Error) => onError(error.message));
  }, [onError]);
  useEffect(() => void refresh(), [refresh]);

  const own = checked?.findings.every((finding) => finding.file === file) ? checked : null;
  return { findings: own?.findings ?? null, checkedText: own?.text ?? null, all, refresh };
}
