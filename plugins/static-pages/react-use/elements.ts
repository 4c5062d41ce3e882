import { createElement, Component as ReactComponent, type ReactNode, PureComponent as ReactPureComponent } from 'react';
import { useRecordedUse } from '../../../src/ui/reactUse';
import { currentComponent } from './currentComponent';

type Props = Record<string, unknown> & { children?: unknown };

function isFunctionProp([name, value]: [string, unknown]): boolean {
  return typeof value === 'function' && name !== 'children';
}

/** An HTML element with a function as a prop, such as an event handler, a ref or an action, which HTML cannot express. */
function InteractiveElement({ type, props, createdBy }: { type: string; props: Props; createdBy: string }) {
  useRecordedUse(createdBy);
  return createElement(type, props);
}

/**
 * Returns the type and props to render instead of the given ones, so that an element that needs React is recorded when it
 * is rendered, wherever it was created.
 */
export function observed(type: unknown, props: Props): [unknown, Props] {
  if (typeof type !== 'string' || !Object.entries(props ?? {}).some(isFunctionProp)) return [type, props];
  return [InteractiveElement, { type, props, createdBy: currentComponent() }];
}

/** Records a class component when its output is rendered. */
function ClassOutput({ name, children }: { name: string; children: ReactNode }) {
  useRecordedUse(name);
  return children;
}

/** Creates a base class that records every class component, because only React can run state and lifecycle methods. */
function recordedBase(Base: typeof ReactComponent) {
  return class Recorded extends Base<object, object> {
    constructor(props: object) {
      super(props);
      const render = this.render.bind(this);
      Object.defineProperty(this, 'render', {
        value: () => createElement(ClassOutput, { name: this.constructor.name, children: render() }),
      });
    }
  };
}

export const Component = recordedBase(ReactComponent);
export const PureComponent = recordedBase(ReactPureComponent);
