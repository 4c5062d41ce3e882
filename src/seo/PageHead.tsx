import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { StructuredData } from './jsonLd';
import { headTags, type PageMetadata } from './metadata';

/** Writes title, canonical link and meta elements of a page. Search engines must not index previews. */
export function PageHead(page: PageMetadata) {
  const { noIndex } = useDocusaurusContext().siteConfig;
  const { title, canonical, meta } = headTags(page, noIndex);
  return (
    <Head>
      <html lang="en-US" />
      <title>{title}</title>
      <link rel="canonical" href={canonical} />
      {meta.map((tag) => (
        <meta key={tag.name ?? tag.property} {...tag} />
      ))}
    </Head>
  );
}

/** Structured data of a page, as JSON-LD. */
export function JsonLd({ data }: { data: StructuredData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // Safe, because every "<" is escaped. As a child, React would escape the quotation marks, too.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
