import Head from '@docusaurus/Head';
import { MDXProvider } from '@mdx-js/react';
import { markdownComponents } from '@site/src/layouts/markdown';
import { fullTitle } from '@site/src/seo/metadata';
import type { ComponentType } from 'react';

interface DocItemProps {
  content: ComponentType & { metadata: { title: string; description: string } };
}

/** The content of one page of the handbook. */
export default function DocItem({ content: Content }: DocItemProps) {
  return (
    <MDXProvider components={markdownComponents}>
      <Head>
        <title>{fullTitle(Content.metadata.title)}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <Content />
    </MDXProvider>
  );
}
