import { useMemo, useState } from 'react';
import { counted } from '../../../lib/counted';
import type { DeskBlock } from '../protocol';
import { blockSearch } from './blockSearch';
import styles from './desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { Field } from './parts/Field';
import { plain } from './parts/plain';

interface PaletteProps {
  blocks: readonly DeskBlock[];
  onInsert: (block: DeskBlock) => void;
  onClose: () => void;
}

/** Leaves only the first example of a block's page in the handbook: a writer need not read the code below it. */
const ONLY_THE_EXAMPLE = `
  body *:not(:has(figure[data-example]), figure[data-example], figure[data-example] *),
  figure[data-example] ~ figure[data-example], figcaption { display: none !important }
  figure[data-example] { position: fixed; inset: 0; overflow: auto; margin: 0; border: 0 }
`;

function showExample(frame: HTMLIFrameElement): void {
  const style = frame.contentDocument?.createElement('style');
  if (!style) return;
  style.textContent = ONLY_THE_EXAMPLE;
  frame.contentDocument?.head.append(style);
  frame.style.visibility = 'visible';
}

function Advice({ block, onInsert }: { block: DeskBlock; onInsert: () => void }) {
  return (
    <section className={styles.stack} aria-label={block.name}>
      <Button tone="primary" onClick={onInsert}>
        Insert {block.name}
      </Button>
      <div className={styles.picture} aria-hidden="true">
        <iframe
          title={`${block.name} in the handbook`}
          src={block.handbook}
          tabIndex={-1}
          inert
          onLoad={({ currentTarget }) => showExample(currentTarget)}
        />
      </div>
      <p>
        <strong>Use it for</strong>
      </p>
      <ul>
        {block.useFor.map((text) => (
          <li key={text}>{plain(text)}</li>
        ))}
      </ul>
      <p>
        <strong>Not for</strong>
      </p>
      <ul>
        {block.notFor.map((text) => (
          <li key={text}>{plain(text)}</li>
        ))}
      </ul>
    </section>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No block is called that. Try another word: photo, numbers, FAQ.';
  return counted(count, 'block');
}

/** Every block with its picture and advice from the handbook. */
export function Palette({ blocks, onInsert, onClose }: PaletteProps) {
  const [search, setSearch] = useState('');
  const find = useMemo(() => blockSearch(blocks), [blocks]);
  const found = find(search);
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = found.find(({ name }) => name === chosenName) ?? found[0];
  return (
    <Dialog title="Insert a block" onClose={onClose}>
      <Field label="Search" help={blocks.length === 0 ? 'The blocks are being read …' : countText(found.length)}>
        {(attributes) => (
          <input
            {...attributes}
            data-first
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !chosen) return;
              event.preventDefault();
              onInsert(chosen);
            }}
          />
        )}
      </Field>
      <div className={styles.palette}>
        <ul role="list" className={styles.paletteList}>
          {found.map((block) => (
            <li key={block.name}>
              <button
                type="button"
                className={styles.entry}
                aria-current={block === chosen ? 'true' : undefined}
                onClick={() => setChosenName(block.name)}
                onDoubleClick={() => onInsert(block)}
              >
                <span>{block.name}</span>
                <span className={styles.quiet}>{plain(block.summary)}</span>
              </button>
            </li>
          ))}
        </ul>
        {chosen && <Advice key={chosen.name} block={chosen} onInsert={() => onInsert(chosen)} />}
      </div>
    </Dialog>
  );
}
