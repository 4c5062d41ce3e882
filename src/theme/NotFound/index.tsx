import { useLocation } from '@docusaurus/router';
import NotFoundWords from '@site/pages/_shared/not-found.mdx';
import { MarketingPage } from '@site/src/layouts/MarketingPage';
import { labels } from '@site/src/site/labels';
import { NOT_FOUND_TERRAIN } from '@site/src/site/terrain';
import { useEffect } from 'react';

/** The path under which hosts look for the page of unknown addresses. */
const PATH = '/404.html';

/** Any address without a page. Its words stand in pages/_shared/not-found.mdx, beside those of the other pages. */
export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <MarketingPage
      frontMatter={{
        title: labels.notFoundTitle,
        description: labels.notFoundDescription,
        noindex: true,
        hydrate: 'load',
      }}
      path={PATH}
      terrain={NOT_FOUND_TERRAIN}
    >
      <NotFoundWords />
    </MarketingPage>
  );
}
