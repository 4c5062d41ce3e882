import Head from '@docusaurus/Head';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/DocItem';
import type { ComponentProps } from 'react';
import { handbookPageOf } from '../../src/blocks/errorTexts';
import { markdownComponents } from '../../src/layouts/markdown';
import { fullTitle } from '../../src/seo/metadata';
import { Link } from '../../src/ui/Link';
import styles from './Handbook.module.css';
import { addressOf } from './Sidebar';
import { strings } from './strings';

/** Headings whose anchors the build knows, so that it finds broken links to them. */
function anchorHeading(Tag: 'h2' | 'h3') {
  return function AnchorHeading({ id, children }: ComponentProps<'h2'>) {
    useBrokenLinks().collectAnchor(id);
    return <Tag id={id}>{children}</Tag>;
  };
}

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

/** `Details` is what Docusaurus makes of `<details>`. */
const components = {
  ...markdownComponents,
  h2: anchorHeading('h2'),
  h3: anchorHeading('h3'),
  code: BlockName,
  Details: 'details',
};

function Neighbor({ label, page }: { label: string; page: PropNavigationLink | undefined }) {
  return (
    page && (
      <p>
        {label}: <Link to={addressOf(page.permalink)}>{page.title}</Link>
      </p>
    )
  );
}

/** The text of a handbook page, and links to the pages before and after it. */
export default function DocItem({ content: Content }: Props) {
  const { title, previous, next } = Content.metadata;
  return (
    <article className={`${styles.content} prose`}>
      <Head>
        <html data-client />
        <title>{fullTitle(title)}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <h1>{title}</h1>
      <MDXProvider components={components}>
        <Content />
      </MDXProvider>
      <nav className={styles.neighbors} aria-label={strings.neighbors}>
        <Neighbor label={strings.previous} page={previous} />
        <Neighbor label={strings.next} page={next} />
      </nav>
    </article>
  );
}
