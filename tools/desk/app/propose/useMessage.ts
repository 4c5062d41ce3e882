import { useState } from 'react';
import type { Message } from '../../server/propose/commit';

const KEY = 'desk-proposal';

/** Title and reason of a proposal, which stay in the browser until it is sent. */
export function useMessage(unsent: Message | null) {
  const [written, setWritten] = useState<Partial<Message>>(() => JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  return {
    message: { title: '', reason: '', ...unsent, ...written },
    write(part: keyof Message, text: string): void {
      const next = { ...written, [part]: text };
      setWritten(next);
      localStorage.setItem(KEY, JSON.stringify(next));
    },
    drop(): void {
      setWritten({});
      localStorage.removeItem(KEY);
    },
  };
}
