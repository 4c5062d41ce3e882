import { itemsIn } from '../../../../src/blocks/structures';
import type { OutlineElement } from '../../pageOutline';
import styles from '../desk.module.css';
import { blocksIn, nameOf } from './blocks';
import { usePage } from './context';

/** Buttons that open the forms of blocks, and of the items in them. */
export function BlockLinks({ blocks }: { blocks: readonly OutlineElement[] }) {
  const { editing, outline, show } = usePage();
  return (
    <ul role="list" className={styles.blockLinks}>
      {blocks.map((block) => (
        <li key={block.range.start}>
          <button type="button" onClick={() => show(block.range.start + 1)}>
            {nameOf(editing.text, block)}
          </button>
          {itemsIn(block.name) && <BlockLinks blocks={blocksIn(outline, block)} />}
        </li>
      ))}
    </ul>
  );
}
