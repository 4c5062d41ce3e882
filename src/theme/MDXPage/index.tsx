import { ContentPage } from '@site/src/layouts/ContentPage';
import type { FrontMatter } from '@site/src/seo/frontMatter';
import type { ComponentType } from 'react';

/** A compiled MDX file from the pages plugin. `plugins/mdx/frontMatter.ts` has checked its front matter. */
interface MDXPageProps {
  content: ComponentType & { frontMatter: FrontMatter; metadata: { permalink: string } };
}

/** The component of every page in `pages/`. */
export default function MDXPage({ content: Content }: MDXPageProps) {
  return (
    <ContentPage frontMatter={Content.frontMatter} path={Content.metadata.permalink}>
      <Content />
    </ContentPage>
  );
}
