import Head from '@docusaurus/Head';
import NotFoundWords from '@site/pages/_shared/not-found.mdx';
import { MarketingPage } from '@site/src/layouts/MarketingPage';
import { strings } from '@site/src/site/strings';
import { NOT_FOUND_TERRAIN } from '@site/src/site/terrain';

/** The path under which hosts look for the page of unknown addresses. */
const PATH = '/404.html';

/**
 * Any address without a page. Its words stand in pages/_shared/not-found.mdx, beside those of the other pages.
 * `src/boot/logNotFound.ts` names the address in the console.
 */
export default function NotFound() {
  return (
    <MarketingPage
      frontMatter={{
        title: strings.notFoundTitle,
        description: strings.notFoundDescription,
        noindex: true,
      }}
      path={PATH}
      terrain={NOT_FOUND_TERRAIN}
    >
      <Head>
        <html data-not-found />
      </Head>
      <NotFoundWords />
    </MarketingPage>
  );
}
