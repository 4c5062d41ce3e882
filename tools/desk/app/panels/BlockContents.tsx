import { useState } from 'react';
import type { Part } from '../../../../plugins/handbook/documentation';
import type { OutlineElement } from '../../protocol';
import styles from '../Desk.module.css';
import { OWN_WORDS } from '../editor/insertion';
import { isInline, isSameText, nameOf, shownWords } from '../editor/ownWords';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { plain } from '../parts/plain';
import type { useBlockActions } from '../useBlockActions';

type Actions = ReturnType<typeof useBlockActions>;

interface BlockLinksProps {
  actions: Actions;
  /** Null is the page itself. */
  blocks: readonly (OutlineElement | null)[];
  /** Where they are, if not in the block whose form is open. */
  sign?: '↑' | '→';
}

/** Buttons that open the forms of blocks, and of the items in them. */
export function BlockLinks({ actions, blocks, sign }: BlockLinksProps) {
  return (
    <ul role="list" className={styles.blockLinks}>
      {blocks.map((block) => {
        const name = block ? nameOf(actions.source, block) : 'All blocks of the page';
        const items = block && !sign ? actions.itemsOf(block) : [];
        return (
          <li key={block?.range.start ?? -1}>
            <Button onClick={() => actions.open(block)}>{sign ? `${sign} ${name}` : name}</Button>
            {items.length > 0 && <BlockLinks {...{ actions }} blocks={items} />}
          </li>
        );
      })}
    </ul>
  );
}

interface WordsFieldProps {
  label: string;
  help: string;
  value: string;
  error: string | null;
  onChange: (words: string) => void;
  /** Null when the field loses the focus. */
  onSelect: (selected: [start: number, end: number] | null) => void;
}

/** The longest text field, in lines. */
const MOST_LINES = 12;
const LETTERS_IN_LINE = 32;

/** A text of some lines. What is typed stays as it is while it means the same, such as a space at the end. */
function WordsField({ label, help, value, error, onChange, onSelect }: WordsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const lines = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LETTERS_IN_LINE), 1);
  return (
    <Field {...{ label, help, error }}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={Math.min(lines, MOST_LINES)}
          value={typed !== null && isSameText(typed, value) ? typed : value}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => onSelect([selectionStart, selectionEnd])}
          onBlur={() => onSelect(null)}
        />
      )}
    </Field>
  );
}

/** What is between the tags of a block: fields for its words, and buttons that open the forms of the blocks in it. */
export function BlockContents({ actions, content }: { actions: Actions; content: NonNullable<Part['content']> }) {
  const { contents, source } = actions;
  const isMissing = content.isRequired && contents.every((own) => 'words' in own && !own.words);
  return contents.map((own, index) => {
    if ('block' in own) return <BlockLinks key={own.block.range.start} {...{ actions }} blocks={[own.block]} />;
    const isFirst = index === 0;
    const help = isFirst ? plain(content.description) : '';
    return (
      <div key={index} data-setting={isFirst ? OWN_WORDS : undefined}>
        <WordsField
          label={isFirst ? 'Text' : 'Text below'}
          help={own.words && isInline(source, own.words) ? help : `${help} An empty line starts a new paragraph.`}
          value={own.words ? shownWords(source, own.words).text : ''}
          error={isFirst && isMissing ? 'It must not be empty.' : null}
          onChange={(words) => actions.write(own.words, words)}
          onSelect={(selected) => actions.selectWords(own.words, selected)}
        />
      </div>
    );
  });
}
