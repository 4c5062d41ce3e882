import { useRef, useState } from 'react';
import type { OutlineElement, OutlineWords } from '../../protocol';
import styles from '../desk.module.css';
import { findingsIn } from '../editor/findings';
import { OWN_WORDS } from '../editor/insertion';
import { isInline, isSameText, shownWords } from '../editor/ownWords';
import { addressFrom, bold, type LinkPlace, linkAt, withLink } from '../editor/words';
import { FormDialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { Findings } from '../parts/Findings';
import { PagePicker } from '../parts/PagePicker';
import { usePage } from './context';
import { write } from './edits';

interface WordsFieldProps {
  element: OutlineElement;
  /** Null where there are none yet. */
  words: OutlineWords | null;
  /** The place among the contents of the block. */
  index: number;
  help: string;
  isMissing: boolean;
}

/** Words of a block, with bold words and links. What is typed stays as it is while it means the same, such as a space at the end. */
export function WordsField({ element, words, index, help, isMissing }: WordsFieldProps) {
  const page = usePage();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [link, setLink] = useState<LinkPlace | null>(null);
  const written = words ? shownWords(page.text, words).text : '';
  const value = typed !== null && isSameText(typed, written) ? typed : written;
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
  function askForLink(): void {
    const place = linkAt(selected());
    if (place.words) setLink(place);
    else page.say('Select the words of the link.');
  }
  const tools = { b: makeBold, k: askForLink };

  return (
    <div data-setting={index === 0 ? OWN_WORDS : undefined} className={styles.field}>
      <Field
        as="textarea"
        ref={area}
        label={index === 0 ? 'Text' : 'Text below'}
        help={
          isParagraph ? `${help} An empty line starts a new paragraph; lines with "- " at the start are a list.` : help
        }
        error={isMissing ? 'It must not be empty.' : null}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => {
          const tool = event.ctrlKey || event.metaKey ? tools[event.key as keyof typeof tools] : undefined;
          if (tool) event.preventDefault();
          tool?.();
        }}
      />
      {/* The words stay selected while a button is pressed. */}
      <div className={styles.row}>
        <button type="button" title="Ctrl+B" onMouseDown={(event) => event.preventDefault()} onClick={makeBold}>
          Bold
        </button>
        <button type="button" title="Ctrl+K" onMouseDown={(event) => event.preventDefault()} onClick={askForLink}>
          Link …
        </button>
      </div>
      <Findings findings={words ? findingsIn(page.view.state.doc, page.findings, words.range) : []} view={page.view} />
      {link && (
        <FormDialog
          title={`Link “${link.words}”`}
          submit={['Make the link', 'Making the link …']}
          onClose={() => setLink(null)}
          onSubmit={async ({ address = '' }) => {
            const target = address ? addressFrom(address) : '';
            if (target === null)
              throw new Error('Choose a page from the list, or write a web address such as https://example.org.');
            setLink(null);
            change(withLink(value, link, target));
          }}
        >
          <PagePicker
            label="Page or web address"
            help="A page of this site, a web address or an email address. Empty leaves only the words."
            name="address"
            defaultValue={link.address}
            pages={page.pages}
          />
        </FormDialog>
      )}
    </div>
  );
}
