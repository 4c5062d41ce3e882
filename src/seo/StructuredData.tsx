import type { Graph, Thing, WithContext } from 'schema-dts';

/** JSON-LD. */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // Every "<" is escaped. As a child, React would escape the quotes too.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
