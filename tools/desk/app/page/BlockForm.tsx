import type { Setting } from '../../../../plugins/handbook/documentation';
import type { OutlineElement } from '../../protocol';
import styles from '../desk.module.css';
import { findingsIn } from '../editor/findings';
import { contentsOf, nameOf } from '../editor/ownWords';
import { Findings } from '../parts/Findings';
import { plain } from '../parts/plain';
import { BlockLinks } from './BlockLinks';
import { usePage } from './context';
import { addItem, itemsToAdd, move, neighbor, partOf, remove } from './edits';
import { SettingField } from './SettingField';
import { WordsField } from './WordsField';

/** The findings about a block that none of its fields shows. */
function useOwnFindings(element: OutlineElement) {
  const { view, outline, findings } = usePage();
  const { doc } = view.state;
  const inside = outline.elements.filter(
    ({ range }) => range.start > element.range.start && range.end <= element.range.end,
  );
  const shown = [...element.settings, ...element.words, ...inside].flatMap(({ range }) =>
    findingsIn(doc, findings, range),
  );
  return findingsIn(doc, findings, element.range).filter((finding) => !shown.includes(finding));
}

/** A block as a form: its settings, typed from its code, its words, and the blocks in it. */
export function BlockForm({ element }: { element: OutlineElement }) {
  const page = usePage();
  const own = useOwnFindings(element);
  const found = partOf(page.blocks, element);
  if (!found) return null;
  const { block, part } = found;
  const parent = page.outline.elements[element.parent];
  const contents = part.content ? contentsOf(page.outline, element) : [];
  const isEmpty = contents.every((content) => 'words' in content && !content.words);
  const fields = (isRequired: boolean) =>
    part.settings
      .filter((setting: Setting) => setting.isRequired === isRequired)
      .map((setting) => <SettingField key={setting.name} {...{ element, setting }} />);
  const others = fields(false);
  return (
    <>
      <nav className={styles.row} aria-label="Where this block is">
        <button type="button" onClick={() => page.show(0, null)}>
          All blocks
        </button>
        {parent && <BlockLinks blocks={[parent]} hasItems={false} />}
      </nav>
      <h2 tabIndex={-1}>{part.name}</h2>
      <p className={styles.quiet}>
        {plain(part.summary)}{' '}
        <a href={block.handbook} target="_blank" rel="noopener">
          Handbook
        </a>
      </p>
      <Findings findings={own} view={page.view} />
      {fields(true)}
      {contents.map((content, index) =>
        'block' in content ? (
          <BlockLinks key={content.block.range.start} blocks={[content.block]} />
        ) : (
          <WordsField
            key={index}
            {...{ element, index }}
            words={content.words}
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
          <button key={item} type="button" onClick={() => addItem(page, element, item, block)}>
            Add another {item}
          </button>
        ))}
        <button type="button" disabled={!neighbor(page, element, -1)} onClick={() => move(page, element, -1)}>
          Move up
        </button>
        <button type="button" disabled={!neighbor(page, element, 1)} onClick={() => move(page, element, 1)}>
          Move down
        </button>
        <button type="button" aria-label={`Remove ${nameOf(page.text, element)}`} onClick={() => remove(page, element)}>
          Remove
        </button>
      </div>
    </>
  );
}
