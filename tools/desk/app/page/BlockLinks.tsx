import type { OutlineElement } from '../../protocol';
import styles from '../desk.module.css';
import { firstField } from '../editor/insertion';
import { nameOf } from '../editor/ownWords';
import { usePage } from './context';
import { itemsOf, partOf } from './edits';

interface BlockLinksProps {
  blocks: readonly OutlineElement[];
  /** Whether the items of each block are listed, too. */
  hasItems?: boolean;
}

/** Buttons that open the forms of blocks, and of the items in them. */
export function BlockLinks({ blocks, hasItems = true }: BlockLinksProps) {
  const page = usePage();
  const open = (block: OutlineElement) => {
    const found = partOf(page.blocks, block);
    page.show(block.range.start + 1, found && firstField(block, found.part));
  };
  return (
    <ul role="list" className={styles.blockLinks}>
      {blocks.map((block) => {
        const items = hasItems ? itemsOf(page, block) : [];
        return (
          <li key={block.range.start}>
            <button type="button" onClick={() => open(block)}>
              {nameOf(page.text, block)}
            </button>
            {items.length > 0 && <BlockLinks blocks={items} />}
          </li>
        );
      })}
    </ul>
  );
}
