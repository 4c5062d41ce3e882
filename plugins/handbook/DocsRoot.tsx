import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props as DocsRootProps } from '@theme/DocsRoot';
import type { Props as DocVersionRootProps } from '@theme/DocVersionRoot';

/** Both outer layers of the handbook's routes. The inner one gets the version, of which there is one, with the list of all pages. */
export default function DocsRoot({ route, version }: DocsRootProps & Partial<DocVersionRootProps>) {
  const pages = renderRoutes(route.routes);
  return version ? <DocsVersionProvider version={version}>{pages}</DocsVersionProvider> : pages;
}
