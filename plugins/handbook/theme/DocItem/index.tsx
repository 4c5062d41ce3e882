import Head from '@docusaurus/Head';
import { MDXProvider } from '@mdx-js/react';
import { AnchorHeading2, AnchorHeading3 } from '@site/plugins/handbook/parts/AnchorHeading';
import { markdownComponents } from '@site/src/layouts/markdown';
import { fullTitle } from '@site/src/seo/metadata';
import { StartReactSoon } from '@site/src/ui/reactUse';
import type { ComponentType } from 'react';

interface DocItemProps {
  content: ComponentType & { metadata: { title: string; description: string } };
}

const components = { ...markdownComponents, h2: AnchorHeading2, h3: AnchorHeading3 };

/** The content of one page of the handbook. */
export default function DocItem({ content: Content }: DocItemProps) {
  const { title } = Content.metadata;
  return (
    <MDXProvider components={components}>
      <Head>
        <html lang="en-US" />
        <title>{fullTitle(title)}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <StartReactSoon />
      <h1>{title}</h1>
      <Content />
    </MDXProvider>
  );
}
