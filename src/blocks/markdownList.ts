import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { BlockError } from './blockError';
import { type listEntries, listEntriesIn } from './contents';
import { notOneList, wrongListLength } from './errorTexts';

type WithChildren = ReactElement<{ children?: ReactNode }>;

function elementsIn(children: ReactNode): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isValidElement(child));
}

/**
 * The entries of a block's one Markdown list; `contents.ts` says how many.
 * @throws BlockError when the block holds anything else, or too few or too many
 */
export function entriesOf(block: keyof typeof listEntries, children: ReactNode): WithChildren[] {
  const [list, ...others] = elementsIn(children);
  if (list?.type !== 'ul' || others.length > 0) {
    throw new BlockError(block, notOneList);
  }
  const entries = elementsIn(list.props.children);
  const limits = listEntriesIn(block);
  if (entries.length < limits.minimum || entries.length > limits.maximum) {
    throw new BlockError(block, wrongListLength(entries.length, limits));
  }
  return entries;
}
