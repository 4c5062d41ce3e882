import type { Graph, Thing, WithContext } from 'schema-dts';
import { useIsServed } from './useIsServed';

/**
 * JSON-LD in the HTML of the page. Rendered on the server and left alone by hydration. Where React writes a page anew it
 * writes none: crawlers read what is served, and writing script text at run time is what a strict content policy forbids.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  if (!useIsServed()) return null;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // With every "<" escaped; as a child, React would escape the quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
