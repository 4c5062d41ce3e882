// @ts-nocheck: replaces all of React, so types would not add anything.
/**
 * Replaces `react` while a build renders pages. Components that call a hook with an effect in the browser, or that render
 * elements with event handlers, are recorded. CommonJS like React itself, so that both kinds of imports work.
 */
const React = require('react');
const { useRecordedUse } = require('../../../../src/ui/reactUse');
const { currentComponent } = require('../currentComponent');
const { Component, observed, PureComponent } = require('../elements');

/** Hooks that do nothing in the browser. All others are recorded, including hooks that a later version of React adds. */
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
