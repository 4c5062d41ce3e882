import type { ReactElement } from 'react';

/** Says once that a block shows samples, if one of its items is marked as one. */
export function SampleNote({ items, text }: { items: readonly ReactElement<{ sample?: boolean }>[]; text: string }) {
  return items.some(({ props }) => props.sample) && <p className="note">{text}</p>;
}
