import renderRoutes from '@docusaurus/renderRoutes';
import type { RouteConfig } from 'react-router-config';

/** All pages of the handbook. */
export default function DocsRoot({ route }: { route: RouteConfig }) {
  return renderRoutes(route.routes);
}
