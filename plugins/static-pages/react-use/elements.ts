import { createElement, Component as ReactComponent, type ReactNode, PureComponent as ReactPureComponent } from 'react';
import { useRecordedUse } from '../../../src/ui/reactUse';
import { currentComponent } from './currentComponent';

type Props = Record<string, unknown> & { children?: unknown };

function isFunctionProp([name, value]: [string, unknown]): boolean {
  return typeof value === 'function' && name !== 'children';
}

/** An element of HTML that has a function for a prop: a handler, a ref, an action. HTML cannot carry it. */
function InteractiveElement({ type, props, madeBy }: { type: string; props: Props; madeBy: string }) {
  useRecordedUse(madeBy);
  return createElement(type, props);
}

/**
 * The type and props to render in place of the given ones, so that an element which needs React is recorded when it is
 * rendered, wherever it was made.
 */
export function observed(type: unknown, props: Props): [unknown, Props] {
  if (typeof type !== 'string' || !Object.entries(props ?? {}).some(isFunctionProp)) return [type, props];
  return [InteractiveElement, { type, props, madeBy: currentComponent() }];
}

/** What a class component renders. */
function ClassOutput({ name, children }: { name: string; children: ReactNode }) {
  useRecordedUse(name);
  return children;
}

/** A base of class components that records each of them: only React can run their state and their lifecycle. */
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
