import { useState } from 'react';
import type { DeskBlock } from '../protocol';
import styles from './Desk.module.css';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { Field } from './parts/Field';
import { plain } from './parts/plain';

interface PaletteProps {
  blocks: readonly DeskBlock[];
  onInsert: (block: DeskBlock) => void;
  onClose: () => void;
}

/** Milliseconds between two looks at a page of the handbook that React has not rendered yet, and the most of them. */
const LOOK_AGAIN = 200;
const MOST_LOOKS = 50;

/** Scrolls the handbook's page to the first example. The dialog around it stays where it is. */
function showExample(frame: HTMLIFrameElement, looks = 0): void {
  const view = frame.contentWindow;
  const example = frame.contentDocument?.querySelector('article figure');
  const header = frame.contentDocument?.querySelector('header')?.offsetHeight ?? 0;
  if (example && view) view.scrollTo({ top: example.getBoundingClientRect().top + view.scrollY - header });
  else if (looks < MOST_LOOKS && frame.isConnected) setTimeout(() => showExample(frame, looks + 1), LOOK_AGAIN);
}

/** Blocks whose name contains the search come first. */
function foundIn(blocks: readonly DeskBlock[], search: string): DeskBlock[] {
  const words = search.trim().toLowerCase();
  const rank = ({ name }: DeskBlock) =>
    name.toLowerCase().startsWith(words) ? 0 : name.toLowerCase().includes(words) ? 1 : 2;
  const found = blocks.filter((block) => block.example && matches(block, search));
  return words ? found.sort((one, other) => rank(one) - rank(other)) : found;
}

function matches({ name, summary, useFor }: DeskBlock, search: string): boolean {
  return [name, summary, ...useFor].join(' ').toLowerCase().includes(search.trim().toLowerCase());
}

function Advice({ block, onInsert }: { block: DeskBlock; onInsert: () => void }) {
  return (
    <section className={styles.stack} aria-label={block.name}>
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
      <Button tone="primary" onClick={onInsert}>
        Insert {block.name}
      </Button>
    </section>
  );
}

const countText = (count: number) => (count === 1 ? '1 block' : `${count} blocks`);

/** Every block with its picture and advice from the handbook. */
export function Palette({ blocks, onInsert, onClose }: PaletteProps) {
  const [search, setSearch] = useState('');
  const found = foundIn(blocks, search);
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = found.find(({ name }) => name === chosenName) ?? found[0];
  return (
    <Dialog title="Insert a block" onClose={onClose}>
      <Field label="Search" help={blocks.length === 0 ? 'The blocks are being read …' : countText(found.length)}>
        {(attributes) => (
          <input
            {...attributes}
            autoFocus
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !chosen) return;
              // The text has the focus then, and would get a line break.
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
                <span className={styles.entryNote}>{plain(block.summary)}</span>
              </button>
            </li>
          ))}
        </ul>
        {chosen && <Advice key={chosen.name} block={chosen} onInsert={() => onInsert(chosen)} />}
      </div>
    </Dialog>
  );
}
