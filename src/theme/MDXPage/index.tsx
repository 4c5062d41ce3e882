import { MarketingPage } from '@site/src/layouts/MarketingPage';
import type { FrontMatter } from '@site/src/seo/frontMatter';
import type { ComponentType } from 'react';

/** What the pages plugin passes: a compiled MDX file. Its front matter was checked when it was read. */
interface MDXPageProps {
  content: ComponentType & { frontMatter: FrontMatter; metadata: { permalink: string } };
}

/** Every route of the site. */
export default function MDXPage({ content: Content }: MDXPageProps) {
  return (
    <MarketingPage frontMatter={Content.frontMatter} path={Content.metadata.permalink}>
      <Content />
    </MarketingPage>
  );
}
