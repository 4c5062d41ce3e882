import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Setting } from '../../../../plugins/handbook/documentation';
import type { ListedPage } from '../../protocol';
import styles from '../Desk.module.css';
import { Button } from '../parts/Button';
import { plain } from '../parts/plain';
import type { useBlockActions } from '../useBlockActions';
import type { WordTool } from '../useWordTools';
import { BlockContents, BlockLinks } from './BlockContents';
import { SettingField } from './SettingField';

/** The place of the focus in a form that asks for no words. */
export const HEADING = 'heading';

interface BlockPanelProps {
  actions: ReturnType<typeof useBlockActions>;
  pages: readonly ListedPage[];
  /** The setting that gets the focus as soon as it is shown. */
  focused: string | null;
  onFocused: () => void;
  onWords: (tool: WordTool) => void;
}

/** Says why a block cannot change places with the one above or below; null if it can. */
function moveProblem({ element, place, siblings }: BlockPanelProps['actions'], by: -1 | 1): string | null {
  if (siblings[place] && siblings[place + by]) return null;
  if (element?.name === 'Hero') return 'The Hero is always the top of a page.';
  if (siblings.length < 2) return 'There is no other block beside it.';
  return by < 0 ? 'It is the first one already.' : 'It is the last one already.';
}

const wordKeys = new Map<string, WordTool>([
  ['b', 'bold'],
  ['k', 'link'],
]);

/** Keys do in a form what they do in the text: Ctrl+Z takes back what it did, Ctrl+B makes its words bold. */
function onFormKey(event: KeyboardEvent, undo: (isAgain: boolean) => void, useTool: BlockPanelProps['onWords']): void {
  const key = event.key.toLowerCase();
  const tool = event.target instanceof HTMLTextAreaElement ? wordKeys.get(key) : undefined;
  const isUndo = key === 'z' || key === 'y';
  if (!(event.ctrlKey || event.metaKey) || !(tool || isUndo)) return;
  event.preventDefault();
  if (tool) useTool(tool);
  else undo(key === 'y' || event.shiftKey);
}

/** The block at the cursor as a form: its settings, typed from its code, its words, and the blocks in it. */
export function BlockPanel({ actions, pages, focused, onFocused, onWords }: BlockPanelProps) {
  const { element, block, parent } = actions;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const place = `[data-setting="${focused}"]`;
    const field = focused
      ? form.current?.querySelector<HTMLElement>(`${place} :is(input, select, textarea), h2${place}`)
      : null;
    if (!field) return;
    field.focus();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    onFocused();
  });
  const part = block?.parts.find(({ name }) => name === element?.name);
  const [required, others] = [true, false].map(
    (isRequired) => part?.settings.filter((setting) => setting.isRequired === isRequired) ?? [],
  ) as [Setting[], Setting[]];
  const field = (setting: Setting) => (
    <div key={setting.name} data-setting={setting.name}>
      <SettingField
        part={part?.name ?? ''}
        setting={setting}
        written={element?.settings.find(({ name }) => name === setting.name)}
        pages={pages}
        onSet={(value) => actions.set(setting.name, value)}
      />
    </div>
  );
  const next = actions.siblings[actions.place + 1];
  const heading = { tabIndex: -1, className: styles.panelTitle, 'data-setting': HEADING };
  return (
    <form
      ref={form}
      className={styles.stack}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => onFormKey(event, actions.undo, onWords)}
    >
      {element && block && part ? (
        <>
          <nav className={styles.row} aria-label="Other blocks">
            <BlockLinks {...{ actions }} blocks={[parent]} sign="↑" />
            {next && <BlockLinks {...{ actions }} blocks={[next]} sign="→" />}
          </nav>
          <h2 {...heading}>{part.name}</h2>
          <p>
            {plain(part.summary)}{' '}
            <a href={block.handbook} target="_blank" rel="noopener">
              Handbook
            </a>
          </p>
          {required.map(field)}
          {part.content && <BlockContents {...{ actions }} content={part.content} />}
          {others.map(field)}
          <div className={styles.row}>
            <Button problem={moveProblem(actions, -1)} onClick={() => actions.move(-1)}>
              Move up
            </Button>
            <Button problem={moveProblem(actions, 1)} onClick={() => actions.move(1)}>
              Move down
            </Button>
            {block.item && (
              <Button onClick={() => block.item && actions.addItem(block.item)}>Add another {block.item}</Button>
            )}
            <Button onClick={actions.remove}>Remove</Button>
          </div>
        </>
      ) : (
        <>
          <h2 {...heading}>Blocks on this page</h2>
          <p className={styles.hint}>Choose one, or click on it in the page. Its form appears here.</p>
          <BlockLinks {...{ actions }} blocks={actions.contents.flatMap((own) => ('block' in own ? own.block : []))} />
        </>
      )}
    </form>
  );
}
