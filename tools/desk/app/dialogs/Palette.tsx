import { useMemo, useState } from 'react';
import { counted } from '../../../../lib/counted';
import type { DeskBlock } from '../../protocol';
import styles from '../desk.module.css';
import { Dialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { plain } from '../parts/plain';
import { blockSearch } from './blockSearch';

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

/** Every block with its picture and advice from the handbook. */
export function Palette({ blocks, onInsert, onClose }: PaletteProps) {
  const [search, setSearch] = useState('');
  const find = useMemo(() => blockSearch(blocks), [blocks]);
  const found = find(search);
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = found.find(({ name }) => name === chosenName) ?? found[0];
  const count =
    found.length > 0 ? counted(found.length, 'block') : 'No block is called that. Try: photo, numbers, FAQ.';
  return (
    <Dialog title="Insert a block" onClose={onClose}>
      <Field
        label="Search"
        help={count}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !chosen) return;
          event.preventDefault();
          onInsert(chosen);
        }}
      />
      <div className={styles.palette}>
        <ul role="list">
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
        {chosen && (
          <section className={styles.stack} aria-label={chosen.name}>
            <button type="button" data-tone="primary" onClick={() => onInsert(chosen)}>
              Insert {chosen.name}
            </button>
            <div className={styles.picture} aria-hidden="true">
              <iframe
                key={chosen.name}
                title={`${chosen.name} in the handbook`}
                src={chosen.handbook}
                tabIndex={-1}
                inert
                onLoad={({ currentTarget }) => showExample(currentTarget)}
              />
            </div>
            <p>Use it for: {chosen.useFor.map(plain).join(' ')}</p>
            <p>Not for: {chosen.notFor.map(plain).join(' ')}</p>
          </section>
        )}
      </div>
    </Dialog>
  );
}
