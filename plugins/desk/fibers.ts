/**
 * Finds the line of an element on the page, and the elements of a line. React keeps an element's props in its fiber, which is
 * reached from the DOM as React's own developer tools and "click to component" tools do. Workaround: React 19 has no public way
 * (https://github.com/facebook/react/issues/29092); remove when there is one. If React renames its fields, a click finds
 * nothing, and `tests/browser/desk` fails.
 */
import { LINE } from './runPage';

interface Fiber {
  memoizedProps: { [LINE]?: number } | null;
  stateNode: unknown;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key ? ((element as unknown as Record<string, Fiber>)[key] ?? null) : null;
}

function lineOfFiber({ memoizedProps }: Fiber): number | undefined {
  return memoizedProps && typeof memoizedProps === 'object' ? memoizedProps[LINE] : undefined;
}

/** Returns the line of the text that an element on the page comes from; null outside the page's content. */
export function lineOf(element: Element): number | null {
  for (let fiber = fiberOf(element); fiber; fiber = fiber.return) {
    const line = lineOfFiber(fiber);
    if (line) return line;
  }
  return null;
}

/** Whether an element is the outermost one of what was rendered for its line. */
function startsLine(element: Element): number | undefined {
  const parent = element.parentElement;
  const own = lineOf(element);
  return own && (!parent || lineOf(parent) !== own) ? own : undefined;
}

/**
 * Returns the elements on the page that come from these lines: those of the first line if it has any, because a block starts there;
 * otherwise those of the other lines, or the paragraph in which a single line is.
 */
export function elementsOfLines(root: Element, from: number, to: number): Element[] {
  const started = [...root.querySelectorAll('*')].flatMap((element) => {
    const line = startsLine(element);
    return line && line <= to ? [{ element, line }] : [];
  });
  const first = started.filter(({ line }) => line === from);
  const within = started.filter(({ line }) => line > from);
  const around = from === to ? started.slice(-1) : [];
  const found = [first, within, around].find((list) => list.length > 0) ?? [];
  const elements = found.map(({ element }) => element);
  return elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));
}
