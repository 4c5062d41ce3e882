import { useState } from 'react';

/** Needs React for state alone: what a visitor gets is not what was served. */
export default function OnlyState() {
  const [text] = useState(() => (typeof window === 'undefined' ? 'served' : 'answered'));
  return <main data-text={text}>{text}</main>;
}
