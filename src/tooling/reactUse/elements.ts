import { type ComponentType, Component as ReactComponent, createElement as reactCreateElement } from 'react';
import { useRecordedUse } from '../../ui/reactUse';
import { currentComponent } from './currentComponent';

type Props = Record<string, unknown> & { children?: unknown };

/** The base of our own class components, told apart from those of Docusaurus, which extend React's. */
export class Component<P = object, S = object> extends ReactComponent<P, S> {}

function isFunctionProp([name, value]: [string, unknown]): boolean {
  return typeof value === 'function' && name !== 'children';
}

/** An element of HTML that has a function for a prop: a handler, a ref, an action. HTML cannot carry it. */
function InteractiveElement({ type, props, madeBy }: { type: string; props: Props; madeBy: string }) {
  useRecordedUse(madeBy);
  return reactCreateElement(type, props);
}

/** A class component of ours, whose state and lifecycle only React can run. */
function ClassComponent({ type, props }: { type: ComponentType<Props>; props: Props }) {
  useRecordedUse(type.name);
  return reactCreateElement(type, props);
}

/**
 * The type and props to render in place of the given ones, so that an element which needs React is recorded when it is
 * rendered, wherever it was made.
 */
export function observed(type: unknown, props: Props): [unknown, Props] {
  if (typeof type === 'string' && Object.entries(props ?? {}).some(isFunctionProp)) {
    return [InteractiveElement, { type, props, madeBy: currentComponent() }];
  }
  if (typeof type === 'function' && type.prototype instanceof Component) return [ClassComponent, { type, props }];
  return [type, props];
}
