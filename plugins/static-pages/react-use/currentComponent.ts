/** Deep enough to reach the component above hooks of hooks. */
const STACK_DEPTH = 25;

/**
 * The name of the component that is rendered now, from the stack: the nearest function whose name begins with a capital,
 * which hooks' names do not. The server's bundle keeps the names of functions.
 */
export function currentComponent(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = STACK_DEPTH;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const functions = [...stack.matchAll(/^\s*at (?:async )?([\w.$]+) /gm)].map(([, name = '']) => name);
  return functions.find((name) => /^[A-Z]\w*$/.test(name)) ?? 'page';
}
