import type { Graph, Thing, WithContext } from 'schema-dts';
import { useIsServed } from './useIsServed';

/**
 * JSON-LD in the served HTML, unchanged by hydration. A page that React renders in the browser has none: crawlers read
 * what is served, and the content policy forbids script text that is written at run time.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  if (!useIsServed()) return null;
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // Every "<" is escaped. As a child, React would escape the quotes too.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
