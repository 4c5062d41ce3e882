import { useRef, useState } from 'react';
import type { OutlineElement, OutlineWords } from '../../protocol';
import styles from '../desk.module.css';
import { findingsIn } from '../editor/findings';
import { OWN_WORDS } from '../editor/insertion';
import { isInline, isSameText, shownWords } from '../editor/ownWords';
import { bold, type LinkPlace, linkAt, withLink } from '../editor/words';
import { LinkDialog } from '../LinkDialog';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { usePage } from './context';
import { write } from './edits';
import { FieldFindings } from './FieldFindings';

interface WordsFieldProps {
  element: OutlineElement;
  /** Null where there are none yet. */
  words: OutlineWords | null;
  /** The place among the contents of the block. */
  index: number;
  help: string;
  isMissing: boolean;
}

/** The longest text field, in lines. */
const MOST_LINES = 14;
const LETTERS_IN_LINE = 44;

/** Words of a block, with bold words and links. What is typed stays as it is while it means the same, such as a space at the end. */
export function WordsField({ element, words, index, help, isMissing }: WordsFieldProps) {
  const page = usePage();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [link, setLink] = useState<(LinkPlace & { text: string }) | null>(null);
  const written = words ? shownWords(page.text, words).text : '';
  const value = typed !== null && isSameText(typed, written) ? typed : written;
  const lines = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LETTERS_IN_LINE), 1);
  const isParagraph = !words || !isInline(page.text, words);

  function change(text: string): void {
    setTyped(text);
    write(page, element, words, text);
  }
  const selected = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    return { text: value, from, to };
  };
  function makeBold(): void {
    const result = bold(selected());
    if (!result) {
      page.say('Select the words that should be bold.');
      return;
    }
    change(result.text);
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(result.from, result.to);
    });
  }
  const askForLink = () => setLink({ ...linkAt(selected()), text: value });
  const tools = { b: makeBold, k: askForLink };

  return (
    <div data-setting={index === 0 ? OWN_WORDS : undefined} className={styles.field}>
      <Field
        label={index === 0 ? 'Text' : 'Text below'}
        help={
          isParagraph ? `${help} An empty line starts a new paragraph; lines with "- " at the start are a list.` : help
        }
        error={isMissing ? 'It must not be empty.' : null}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            ref={area}
            rows={Math.min(lines, MOST_LINES)}
            value={value}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              const tool = event.ctrlKey || event.metaKey ? tools[event.key as keyof typeof tools] : undefined;
              if (tool) event.preventDefault();
              tool?.();
            }}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button title="Ctrl+B" onMouseDown={(event) => event.preventDefault()} onClick={makeBold}>
          Bold
        </Button>
        <Button title="Ctrl+K" onMouseDown={(event) => event.preventDefault()} onClick={askForLink}>
          Link …
        </Button>
      </div>
      <FieldFindings findings={words ? findingsIn(page.view.state.doc, page.findings, words.range) : []} />
      {link && (
        <LinkDialog
          pages={page.pages}
          place={link}
          onClose={() => setLink(null)}
          onDone={(label, address) => {
            setLink(null);
            change(withLink(link.text, link, label, address));
          }}
        />
      )}
    </div>
  );
}
