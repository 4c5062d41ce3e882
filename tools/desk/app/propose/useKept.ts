import { useState } from 'react';

/** Text of a form that stays in the browser until it is sent. Null until the writer writes something. */
export function useKept(name: string) {
  const key = `desk-form:${name}`;
  const [text, setText] = useState(() => localStorage.getItem(key));
  return {
    text,
    write(value: string): void {
      setText(value);
      localStorage.setItem(key, value);
    },
    drop(): void {
      setText(null);
      localStorage.removeItem(key);
    },
  };
}
