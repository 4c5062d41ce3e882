import type { ReactElement } from 'react';
import { blockStrings } from '../facts/strings';

interface SampleNoteProps {
  kind: keyof typeof blockStrings.samples;
  items: readonly ReactElement<{ sample?: boolean }>[];
}

/** The line below a block that says that items in it are samples. */
export function SampleNote({ kind, items }: SampleNoteProps) {
  return items.some(({ props }) => props.sample) && <p className="note">{blockStrings.samples[kind]}</p>;
}
