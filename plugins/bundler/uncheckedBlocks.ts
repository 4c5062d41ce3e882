import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * What the browser uses instead of `src/blocks/blockError.ts`. The build has rendered and checked every page, so the texts
 * of the errors stay out of the scripts.
 */
export class BlockError extends Error {}

export function itemsOf(_block: string, children: ReactNode): ReactElement[] {
  return Children.toArray(children).filter((child): child is ReactElement => isValidElement(child));
}

export function oneOf(_block: string, _setting: string, value: string): string {
  return value;
}

export function required(_block: string, _setting: string, value: string): string {
  return value;
}
