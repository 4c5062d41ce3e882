// @ts-nocheck: stands in for React as a whole, whose types nothing here would narrow.
/**
 * `react` for pages that are rendered in a build: every hook that does something only in a browser records the component
 * that calls it, and so do elements with handlers. CommonJS, as React itself, so that both kinds of imports work.
 */
const React = require('react');
const { useRecordedUse } = require('../../../../src/ui/reactUse');
const { currentComponent } = require('../currentComponent');
const { Component, observed, PureComponent } = require('../elements');

/** Hooks that leave nothing to do in a browser. Every other one counts, also one that a later React adds. */
const HARMLESS = ['useCallback', 'useContext', 'useDebugValue', 'useId', 'useMemo', 'useRef'];

const hooks = Object.keys(React).filter((name) => /^use[A-Z]/.test(name) && !HARMLESS.includes(name));

function recorded(name) {
  return (...hookArguments) => {
    useRecordedUse(currentComponent());
    return React[name](...hookArguments);
  };
}

function createElement(type, props, ...children) {
  const child = children.length === 1 ? children[0] : children;
  return React.createElement(...observed(type, { ...props, ...(children.length > 0 && { children: child }) }));
}

function cloneElement(element, ...changes) {
  const { type, props, key } = React.cloneElement(element, ...changes);
  return createElement(type, { ...props, key });
}

module.exports = {
  ...React,
  ...Object.fromEntries(hooks.map((name) => [name, recorded(name)])),
  Component,
  PureComponent,
  createElement,
  cloneElement,
};
