import type { ReactElement } from 'react';

/** A note that a block shows samples, if any of its items is marked as one. */
export function SampleNote({ items, text }: { items: readonly ReactElement<{ sample?: boolean }>[]; text: string }) {
  return items.some(({ props }) => props.sample) && <p className="note">{text}</p>;
}
