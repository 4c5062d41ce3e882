import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Where a `<Hero>` and a `<CallToAction>` put a block: beside their words, below them in full width, as buttons, as notes below the
 * buttons, or, for a form, beside the words and before the exhibit on phones. A block names its slot below its function.
 */
export type Slot = 'exhibit' | 'stage' | 'actions' | 'notes' | 'form';

/** Sorts the children of a block by the slot that their blocks name. Words, and blocks without a slot, are `text`. */
export function slotsOf(children: ReactNode): Record<Slot | 'text', ReactNode[]> {
  const slots: Record<Slot | 'text', ReactNode[]> = {
    text: [],
    actions: [],
    notes: [],
    form: [],
    exhibit: [],
    stage: [],
  };
  for (const child of Children.toArray(children)) {
    const type = isValidElement(child) ? child.type : undefined;
    slots[typeof type === 'function' && 'slot' in type ? (type.slot as Slot) : 'text'].push(child);
  }
  return slots;
}
