import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props as DocsRootProps } from '@theme/DocsRoot';
import type { Props as DocVersionRootProps } from '@theme/DocVersionRoot';

/** Both outer layers of the handbook's routes. Only the inner one gets the version, which has the list of all pages. */
export default function DocsRoot({ route, version }: DocsRootProps & Partial<DocVersionRootProps>) {
  const pages = renderRoutes(route.routes);
  return version ? <DocsVersionProvider version={version}>{pages}</DocsVersionProvider> : pages;
}
