import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { BlockError } from './blockError';
import { notOneList } from './errorTexts';

type WithChildren = ReactElement<{ children?: ReactNode }>;

function elementsIn(children: ReactNode): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isValidElement(child));
}

/**
 * Returns the entries of a block's only Markdown list.
 * @throws BlockError when the block contains anything else
 */
export function entriesOf(block: string, children: ReactNode): WithChildren[] {
  const [list, ...others] = elementsIn(children);
  const entries = list?.type === 'ul' && others.length === 0 ? elementsIn(list.props.children) : [];
  if (entries.length === 0) throw new BlockError(block, notOneList);
  return entries;
}
