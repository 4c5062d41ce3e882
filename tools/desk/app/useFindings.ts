import { useEffect, useState } from 'react';
import type { Finding } from '../../content-check/finding';
import type { DeskEvent } from '../server/events';
import { call } from './api';

/** Milliseconds after the last key until the text is checked. */
const CHECK_AFTER = 100;

/** Checks the open text while it is written, and when others change, such as the menus. Findings belong to the text with which they were made; null before the first. */
export function useFindings(
  file: string,
  text: string | undefined,
  change: DeskEvent | null,
  onError: (message: string) => void,
) {
  const otherChange = change?.file === file ? null : change;
  const [checked, setChecked] = useState<{ text: string; findings: Finding[] } | null>(null);
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call('check', { file, text }).then(
        (findings) => isCurrent && setChecked({ text, findings }),
        (error: Error) => isCurrent && onError(error.message),
      );
    }, CHECK_AFTER);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [file, text, otherChange, onError]);
  return checked;
}
