import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { Link } from '../../src/ui/Link';
import { filterSidebar } from './Sidebar';

/**
 * Links to the blocks of a group of `sidebars.ts`, each with its summary.
 * @throws Error for an unknown group, which fails the build
 */
export function BlockList({ group }: { group: string }) {
  const { docs } = useDocsVersion();
  const found = filterSidebar(useDocsSidebar()?.items ?? [], '').find(({ title }) => title === `Blocks: ${group}`);
  if (!found) throw new Error(`There is no group named ${group} in sidebars.ts.`);
  return (
    <ul>
      {found.links.map(({ href, label, docId = '' }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>: {docs[docId]?.description}
        </li>
      ))}
    </ul>
  );
}
