import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Where a `<Hero>` and a `<CallToAction>` put a block: beside their words, below them in full width, as buttons, as notes below the
 * buttons, or, for a form, beside the words and before the exhibit on phones. A block names its slot below its
 * component, as a function of its settings where the slot depends on them.
 */
export type Slot = 'exhibit' | 'stage' | 'actions' | 'notes' | 'form';

type Slotted = { slot: Slot | ((props: never) => Slot) };

function slotOf(child: ReactNode): Slot | 'text' {
  if (!isValidElement(child) || typeof child.type !== 'function' || !('slot' in child.type)) return 'text';
  const { slot } = child.type as unknown as Slotted;
  return typeof slot === 'function' ? slot(child.props as never) : slot;
}

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
    slots[slotOf(child)].push(child);
  }
  return slots;
}
