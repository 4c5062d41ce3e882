import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Where a `<Hero>` or a `<CallToAction>` puts a block: beside the text, below it in full width, with the buttons, as notes below the
 * buttons, or, for a form, beside the text and on phones before the exhibit. A block names its slot in the property `slot` of its
 * component; where the slot depends on settings, that is a function of them.
 */
export type Slot = 'exhibit' | 'stage' | 'actions' | 'notes' | 'form';

type Slotted = { slot: Slot | ((props: never) => Slot) };

function slotOf(child: ReactNode): Slot | 'text' {
  if (!isValidElement(child) || typeof child.type !== 'function' || !('slot' in child.type)) return 'text';
  const { slot } = child.type as unknown as Slotted;
  return typeof slot === 'function' ? slot(child.props as never) : slot;
}

/** Groups the children of a block by slot. Text, and blocks without a slot, are in `text`. */
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
