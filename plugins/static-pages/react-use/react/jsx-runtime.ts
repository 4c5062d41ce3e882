/** Replaces `react/jsx-runtime` while a build renders pages, to record elements that need React. See `../elements.ts`. */
import * as runtime from 'react/jsx-runtime';
import { observed } from '../elements';

type Arguments = Parameters<typeof runtime.jsx>;

export const Fragment = runtime.Fragment;

export function jsx(type: Arguments[0], props: Arguments[1], key?: Arguments[2]) {
  return runtime.jsx(...(observed(type, props as never) as [Arguments[0], Arguments[1]]), key);
}

export function jsxs(type: Arguments[0], props: Arguments[1], key?: Arguments[2]) {
  const [observedType, observedProps] = observed(type, props as never) as [Arguments[0], Arguments[1]];
  return observedType === type
    ? runtime.jsxs(observedType, observedProps, key)
    : runtime.jsx(observedType, observedProps, key);
}
