import { useState, useSyncExternalStore } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';

const neverChanges = () => () => undefined;

/** True on the server and while React takes over what the server wrote; false in whatever React writes itself. */
function useIsServed(): boolean {
  const isServed = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isServed)[0];
}

/**
 * JSON-LD in the HTML of the page. Rendered on the server and left alone by hydration; a page that is reached by
 * client navigation gets none, because no crawler navigates that way and writing script text at run time is what
 * a strict content policy forbids.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  if (!useIsServed()) return null;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // With every "<" escaped; as a child, React would escape the quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
