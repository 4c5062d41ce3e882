/** Deep enough to reach the component through nested hooks. */
const STACK_DEPTH = 25;

/**
 * Returns the name of the component that is being rendered: the nearest function on the stack whose name starts with a
 * capital letter, which rules out hooks. The server bundle keeps function names.
 */
export function currentComponent(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = STACK_DEPTH;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const functions = [...stack.matchAll(/^\s*at (?:async )?([\w.$]+) /gm)].map(([, name = '']) => name);
  return functions.find((name) => /^[A-Z]\w*$/.test(name)) ?? 'page';
}
