import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { BlockError } from './blockError';
import { listEntries } from './contents';
import { notOneList, wrongListLength } from './errorTexts';

type WithChildren = ReactElement<{ children?: ReactNode }>;

function elementsIn(children: ReactNode): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isValidElement(child));
}

/**
 * Returns the entries of a block's only Markdown list.
 * @throws BlockError when the block contains anything else, and for too few or too many entries
 */
export function entriesOf(block: keyof typeof listEntries, children: ReactNode): WithChildren[] {
  const [list, ...others] = elementsIn(children);
  if (list?.type !== 'ul' || others.length > 0) throw new BlockError(block, notOneList);
  const entries = elementsIn(list.props.children);
  const limits = listEntries[block];
  if (entries.length < limits.minimum || entries.length > limits.maximum) {
    throw new BlockError(block, wrongListLength(entries.length, limits));
  }
  return entries;
}
