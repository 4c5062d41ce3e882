import { itemsIn } from '../../../../src/blocks/structures';
import { plain } from '../../labelOf';
import type { OutlineElement } from '../../pageOutline';
import styles from '../desk.module.css';
import { findingsIn } from '../findings';
import { type PageContextValue, usePage } from '../opened';
import { Findings } from '../parts/Findings';
import { swapped, withItem, without } from './blockEdits';
import { blocksIn, contentsOf, itemsToAdd, nameOf, neighborOf, partOf } from './blocks';
import { SettingField } from './SettingField';
import { WordsField } from './WordsField';

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

/** The findings about a block that none of its fields shows. */
function useOwnFindings({ settings, words, range }: OutlineElement) {
  const { editing, outline, findings } = usePage();
  const inside = outline.filter((own) => own.range.start > range.start && own.range.end <= range.end);
  const fields = [...settings.map((setting) => setting.range), ...words, ...inside.map((own) => own.range)];
  const shown = fields.flatMap((field) => findingsIn(editing.text, findings, field));
  return findingsIn(editing.text, findings, range).filter((finding) => !shown.includes(finding));
}

/** Removes a block, and offers to bring it back. */
function remove({ editing, outline, show, change, say }: PageContextValue, element: OutlineElement): void {
  const parent = outline[element.parent];
  change({ text: without(editing.text, element), cursor: parent ? parent.range.start + 1 : 0 });
  const bringBack = () => {
    editing.step(-1);
    show(element.range.start + 1);
  };
  say({ text: `The ${element.name} block is removed.`, actions: [{ label: 'Undo', run: bringBack }] });
}

/** A block as a form: its settings, typed from its code, its words, and the blocks in it. */
export function BlockForm({ element }: { element: OutlineElement }) {
  const page = usePage();
  const own = useOwnFindings(element);
  const found = partOf(page.blocks, element);
  if (!found) return null;
  const { block, part } = found;
  const { outline, editing } = page;
  const parent = outline[element.parent];
  const contents = part.content ? contentsOf(outline, element) : [];
  const isEmpty = contents.every(({ words, block }) => !words && !block);
  const fields = (isRequired: boolean) =>
    part.settings
      .filter((setting) => setting.isRequired === isRequired)
      .map((setting) => <SettingField key={setting.name} {...{ element, setting }} />);
  const others = fields(false);
  const moveButton = (label: string, by: -1 | 1) => {
    const other = neighborOf(outline, element, by);
    return (
      <button
        type="button"
        disabled={!other}
        onClick={() => other && page.change(swapped(editing.text, element, other))}
      >
        {label}
      </button>
    );
  };
  return (
    <>
      <nav className={styles.row} aria-label="Where this block is">
        <button type="button" onClick={() => page.show(0)}>
          All blocks
        </button>
        {parent && (
          <button type="button" onClick={() => page.show(parent.range.start + 1)}>
            {nameOf(editing.text, parent)}
          </button>
        )}
      </nav>
      <h2 tabIndex={-1}>{part.name}</h2>
      <p className={styles.quiet}>
        {plain(part.summary)}{' '}
        <a href={block.handbook} target="_blank" rel="noopener">
          Handbook
        </a>
      </p>
      <Findings findings={own} editing={editing} />
      {fields(true)}
      {contents.map((content, index) =>
        content.block ? (
          <BlockLinks key={content.start} blocks={[content.block]} />
        ) : (
          <WordsField
            key={index}
            {...{ element, words: content.words ?? null, isFirst: index === 0 }}
            help={index === 0 ? plain(part.content?.description ?? '') : ''}
            isMissing={index === 0 && isEmpty && part.content?.isRequired === true}
          />
        ),
      )}
      {others.length > 0 && (
        <details open={others.length < 4}>
          <summary>More settings</summary>
          <div className={styles.stack}>{others}</div>
        </details>
      )}
      <div className={styles.row}>
        {itemsToAdd(element).map((item) => (
          <button
            key={item}
            type="button"
            onClick={() => page.change(withItem(editing.text, outline, element, item, block.example))}
          >
            Add another {item}
          </button>
        ))}
        {moveButton('Move up', -1)}
        {moveButton('Move down', 1)}
        <button
          type="button"
          aria-label={`Remove ${nameOf(editing.text, element)}`}
          onClick={() => remove(page, element)}
        >
          Remove
        </button>
      </div>
    </>
  );
}
