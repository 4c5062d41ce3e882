import { Children, isValidElement, type ReactNode } from 'react';
import type { Structure } from './structure';

type Slots = Record<NonNullable<Structure['slot']> | 'text', ReactNode[]>;

/** Sorts the children of a block by the slot that their blocks declare. Words, and blocks without a slot, are `text`. */
export function slotsOf(children: ReactNode): Slots {
  const slots: Slots = { text: [], actions: [], notes: [], form: [], exhibit: [], stage: [] };
  for (const child of Children.toArray(children)) {
    const type = isValidElement(child) ? child.type : undefined;
    const structure = typeof type === 'function' && 'structure' in type ? (type.structure as Structure) : {};
    slots[structure.slot ?? 'text'].push(child);
  }
  return slots;
}
