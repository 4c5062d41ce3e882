import type { ComponentProps, ReactNode } from 'react';

interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  entries: readonly (readonly [term: string, description: ReactNode])[];
}

/** Terms with their descriptions, each pair in a box of its own. */
export function DescriptionList({ entries, ...attributes }: DescriptionListProps) {
  return (
    <dl {...attributes}>
      {entries.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
