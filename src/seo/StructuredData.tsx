import { useState } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';

let pageHasHydrated = false;

/** Called once React runs on the page; structured data is for crawlers, which read the HTML as served. */
export function stopRenderingStructuredData(): void {
  pageHasHydrated = true;
}

/**
 * JSON-LD in the HTML of the page. Rendered on the server and left alone by hydration; a page that is reached by
 * client navigation gets none, because no crawler navigates that way and writing script text at run time is what
 * a strict content policy forbids.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  const [isServed] = useState(() => !pageHasHydrated);
  if (!isServed) return null;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // With every "<" escaped; as a child, React would escape the quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
