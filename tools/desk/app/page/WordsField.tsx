import { useRef, useState } from 'react';
import type { Range } from '../../../../lib/message';
import type { OutlineElement } from '../../pageOutline';
import { edited } from '../../text';
import styles from '../desk.module.css';
import { findingsIn } from '../findings';
import { usePage } from '../opened';
import { FormDialog } from '../parts/Dialog';
import { Field, PAGE_ADDRESSES } from '../parts/Field';
import { Findings } from '../parts/Findings';
import { wordsField } from './findText';
import { pastedMarkdown } from './paste';
import { firstWordsEdit, isSameText, shownWords, withMarks, wordsEdit } from './words';

interface WordsFieldProps {
  element: OutlineElement;
  /** Null where there are none yet. */
  words: Range | null;
  isFirst: boolean;
  help: string;
  isMissing: boolean;
}

/** Words of a block as Markdown, with bold words and links. What is typed stays while it means the same, such as a space at the end. */
export function WordsField({ element, words, isFirst, help, isMissing }: WordsFieldProps) {
  const { editing, findings, say } = usePage();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [isLinking, setIsLinking] = useState(false);
  const written = words ? shownWords(editing.text, words) : '';

  function change(text: string): void {
    setTyped(text);
    const edit = words ? wordsEdit(editing.text, words, text) : firstWordsEdit(editing.text, element, text);
    editing.write(edited(editing.text, edit), 'typed');
  }
  function mark(before: string, after: string): void {
    const marked = field.current && withMarks(field.current, before, after);
    if (marked) change(marked);
    else say('Select the words first.');
  }
  const tools = { b: () => mark('**', '**'), k: () => setIsLinking(true) };

  return (
    <div data-setting={wordsField(words && element.words.indexOf(words))} className={styles.field}>
      <Field
        as="textarea"
        ref={field}
        label={isFirst ? 'Text' : 'Text below'}
        help={`${help} An empty line starts a new paragraph; lines with "- " at the start are a list.`}
        required={isMissing}
        value={isSameText(typed, written) ? typed : written}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onPaste={(event) => {
          const pasted = pastedMarkdown(event.clipboardData);
          if (pasted === null) return;
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          event.currentTarget.setRangeText(pasted, selectionStart, selectionEnd, 'end');
          change(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          const tool = event.ctrlKey || event.metaKey ? tools[event.key as keyof typeof tools] : undefined;
          if (tool) event.preventDefault();
          tool?.();
        }}
      />
      <div className={styles.row}>
        <button type="button" title="Ctrl+B" onClick={tools.b}>
          Bold
        </button>
        <button type="button" title="Ctrl+K" onClick={tools.k}>
          Link …
        </button>
      </div>
      <Findings findings={words ? findingsIn(editing.text, findings, words) : []} editing={editing} />
      {isLinking && (
        <FormDialog
          title="Make the selected words a link"
          submit="Make the link"
          onClose={() => setIsLinking(false)}
          onSubmit={async ({ address = '' }) => {
            setIsLinking(false);
            mark('[', `](${address})`);
          }}
        >
          <Field
            label="Page or web address"
            help="A page of this site, or an address such as https://example.org or mailto:ann@example.org."
            name="address"
            required
            list={PAGE_ADDRESSES}
          />
        </FormDialog>
      )}
    </div>
  );
}
