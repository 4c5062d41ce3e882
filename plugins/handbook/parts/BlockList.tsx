import allBlocks from '@generated/handbook/default/all-blocks.json';
import { Link } from '../../../src/ui/Link';
import { InlineText } from './InlineText';

/**
 * Blocks with what each of them is.
 * @throws Error for a name that is no block, which fails the build
 */
export function BlockList({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => {
        const block = allBlocks.find((candidate) => candidate.name === name);
        if (!block) throw new Error(`There is no block named ${name}.`);
        return (
          <li key={name}>
            <Link to={`/handbook/blocks/${block.slug}`}>{name}</Link>: <InlineText>{block.summary}</InlineText>
          </li>
        );
      })}
    </ul>
  );
}
