import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Where a `<Hero>` or a `<CallToAction>` puts a block: beside the text, below it in full width, with the buttons, as notes below the
 * buttons, or, for a form, beside the text and on phones before the exhibit. A block names its slot in the property `slot` of its
 * component; where the slot depends on settings, that is a function of them.
 */
export type Slot = 'exhibit' | 'stage' | 'actions' | 'notes' | 'form';

type Slots = Record<Slot | 'text', ReactNode[]>;

function slotOf(child: ReactNode): keyof Slots {
  if (!isValidElement(child) || typeof child.type !== 'function') return 'text';
  const { slot = 'text' } = child.type as { slot?: Slot | ((props: unknown) => Slot) };
  return typeof slot === 'function' ? slot(child.props) : slot;
}

/** Groups the children of a block by slot. Text, and blocks without a slot, are in `text`. */
export function slotsOf(children: ReactNode): Slots {
  const slots: Slots = { text: [], actions: [], notes: [], form: [], exhibit: [], stage: [] };
  for (const child of Children.toArray(children)) slots[slotOf(child)].push(child);
  return slots;
}
