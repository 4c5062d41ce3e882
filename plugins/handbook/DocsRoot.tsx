import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocsRoot';

/** The root of the docs routes. The docs plugin asks for it; the handbook's pages are below it. */
export default function DocsRoot({ route }: Props) {
  return renderRoutes(route.routes);
}
