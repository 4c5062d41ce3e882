import Head from '@docusaurus/Head';
import NotFoundContent from '@site/pages/_shared/not-found.mdx';
import { strings } from '@site/src/facts/strings';
import { ContentPage } from '@site/src/layouts/ContentPage';

/** The file that hosts serve for unknown addresses. */
const PATH = '/404.html';

/**
 * The page for unknown addresses. Its content is in pages/_shared/not-found.mdx. `src/browser/boot/index.ts` logs the address
 * to the console.
 */
export default function NotFound() {
  return (
    <ContentPage
      frontMatter={{
        title: strings.notFoundTitle,
        description: strings.notFoundDescription,
        noindex: true,
      }}
      path={PATH}
    >
      <Head>
        <html data-not-found />
      </Head>
      <NotFoundContent />
    </ContentPage>
  );
}
