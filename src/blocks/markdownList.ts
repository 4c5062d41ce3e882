import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { BlockError } from './blockError';
import { notOneList } from './mistakes';

type WithChildren = ReactElement<{ children?: ReactNode }>;

function elementsIn(children: ReactNode): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isValidElement(child));
}

/**
 * The entries of a block's one Markdown list.
 * @throws BlockError when the block holds anything else
 */
export function entriesOf(block: string, children: ReactNode): WithChildren[] {
  const [list, ...others] = elementsIn(children);
  if (list?.type !== 'ul' || others.length > 0) {
    throw new BlockError(block, notOneList);
  }
  return elementsIn(list.props.children);
}
