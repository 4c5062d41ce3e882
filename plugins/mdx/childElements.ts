import type { Element } from 'hast';

/** Returns the elements with a name that are directly in another one. */
export function childElements(parent: Element, tagName: string): Element[] {
  return parent.children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);
}
