import Head from '@docusaurus/Head';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/DocItem';
import type { ComponentProps } from 'react';
import { handbookPageOf } from '../../src/blocks/structures';
import { CLIENT_ATTRIBUTE } from '../../src/browser/islands/beforeReact';
import { markdownComponents } from '../../src/layouts/markdown';
import { fullTitle } from '../../src/seo/metadata';
import { Link } from '../../src/ui/Link';
import styles from './Handbook.module.css';

/** Links a block's name in code to its page. The MDX has no such link, because on GitHub it would lead nowhere. */
function BlockName({ children, ...code }: ComponentProps<'code'>) {
  const { docs } = useDocsVersion();
  const [, name] = (typeof children === 'string' && /^<([A-Z]\w*)(?: \/)?>$/.exec(children)) || [];
  const page = name ? handbookPageOf(name) : '';
  if (!docs[page.replace(/^\/handbook\/|#.*$/g, '')]) return <code {...code}>{children}</code>;
  return (
    <Link to={page}>
      <code>{children}</code>
    </Link>
  );
}

const components = { ...markdownComponents, code: BlockName };

/** The text of a handbook page. */
export default function DocItem({ content: Content }: Props) {
  const { title } = Content.metadata;
  return (
    <article className={`${styles.content} prose`}>
      <Head>
        <html {...{ [CLIENT_ATTRIBUTE]: true }} />
        <title>{fullTitle(title)}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <h1>{title}</h1>
      <MDXProvider components={components}>
        <Content />
      </MDXProvider>
    </article>
  );
}
