import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocVersionRoot';

/** Gives the handbook's pages the list of all of them. There is one version. */
export default function DocVersionRoot({ version, route }: Props) {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>;
}
