import groups from '@generated/handbook/default/sidebar.json';
import { Link } from '../../../src/ui/Link';
import { InlineText } from './InlineText';

/**
 * Links to the blocks of a group of `sidebars.ts`, each with its summary.
 * @throws Error for an unknown group, which fails the build
 */
export function BlockList({ group }: { group: string }) {
  const found = groups.find(({ title }) => title === group);
  if (!found) throw new Error(`There is no group named ${group} in sidebars.ts.`);
  return (
    <ul>
      {found.entries.map(({ title, to, summary = '' }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>: <InlineText>{summary}</InlineText>
        </li>
      ))}
    </ul>
  );
}
