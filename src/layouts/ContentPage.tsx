import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
import { cases } from '../facts/cases';
import type { FrontMatter } from '../seo/frontMatter';
import { structuredDataOf } from '../seo/jsonLd';
import { JsonLd, PageHead } from '../seo/PageHead';
import { ActionBar } from '../shell/ActionBar';
import { TopicProvider } from '../ui/enquiryLink';
import { markdownComponents } from './markdown';
import { SiteFrame } from './SiteFrame';

interface ContentPageProps {
  frontMatter: FrontMatter;
  /** Path of the page, starting with a slash. */
  path: string;
  children: ReactNode;
}

/** A page of the site: head and structured data from front matter, and the content inside the shell. */
export function ContentPage({ frontMatter, path, children }: ContentPageProps) {
  // The structured data of a duplicate page describes the page that search engines show instead.
  const url = frontMatter.canonical ?? path;
  // A case study has the topic of its service.
  const topicPath = cases.find(({ page }) => page === path)?.servicePage ?? path;
  return (
    <TopicProvider path={topicPath}>
      <SiteFrame actionBar={<ActionBar path={path} noindex={frontMatter.noindex} />}>
        <PageHead {...frontMatter} path={path} />
        <MDXProvider components={markdownComponents}>{children}</MDXProvider>
        {structuredDataOf(frontMatter, url).map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
      </SiteFrame>
    </TopicProvider>
  );
}
