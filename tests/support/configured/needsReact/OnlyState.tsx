import { useState } from 'react';

/** Needs React only for state. */
export default function OnlyState() {
  const [text] = useState(() => (typeof window === 'undefined' ? 'served' : 'answered'));
  return <main data-text={text}>{text}</main>;
}
