import Head from '@docusaurus/Head';
import { headTags, type PageMetadata } from './metadata';

/** Title, canonical link and meta elements of a page, written into its head. */
export function PageHead(page: PageMetadata) {
  const { title, canonical, meta } = headTags(page);
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
