import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type { RouteConfig } from 'react-router-config';

interface DocVersionRootProps {
  version: PropVersionMetadata;
  route: RouteConfig;
}

/** The one version of the handbook: the docs plugin asks for versions, we have no others. */
export default function DocVersionRoot({ version, route }: DocVersionRootProps) {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>;
}
