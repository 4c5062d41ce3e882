import { useState } from 'react';
import { plain } from '../../labelOf';
import type { DeskBlock } from '../../server/blocks';
import styles from '../desk.module.css';
import { FormDialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { findBlocks } from './blockSearch';

interface PaletteProps {
  blocks: readonly DeskBlock[];
  onInsert: (block: DeskBlock) => void;
  onClose: () => void;
}

/** Every block with its advice from the handbook. Enter inserts the first one. */
export function Palette({ blocks, onInsert, onClose }: PaletteProps) {
  const [search, setSearch] = useState('');
  const found = findBlocks(blocks, search);
  const [first] = found;
  return (
    <FormDialog
      title="Insert a block"
      submit={first ? `Insert ${first.name}` : 'No block is called that. Try: photo, numbers, FAQ.'}
      isPossible={first !== undefined}
      onClose={onClose}
      onSubmit={async () => first && onInsert(first)}
    >
      <Field label="Search" value={search} onChange={({ currentTarget }) => setSearch(currentTarget.value)} />
      <ul role="list" className={styles.blockLinks}>
        {found.map((block) => (
          <li key={block.name}>
            <button
              type="button"
              className={styles.entry}
              aria-current={search && block === first ? 'true' : undefined}
              onClick={() => onInsert(block)}
            >
              <strong>{block.name}</strong>
              <span>{plain(block.summary)}</span>
              <span className={styles.quiet}>Use it for: {block.useFor.map(plain).join(' ')}</span>
            </button>
            <a href={block.handbook} target="_blank" rel="noopener">
              {block.name} in the handbook
            </a>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
