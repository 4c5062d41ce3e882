import { useState } from 'react';
import type { ListedPage } from '../protocol';
import styles from './desk.module.css';
import { addressFrom, type LinkPlace } from './editor/words';
import { Button } from './parts/Button';
import { Dialog } from './parts/Dialog';
import { Field } from './parts/Field';
import { Form } from './parts/Form';
import { PagePicker } from './parts/PagePicker';

interface LinkDialogProps {
  place: LinkPlace;
  pages: readonly ListedPage[];
  /** An empty address leaves only the words. */
  onDone: (words: string, address: string) => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ place, pages, onDone, onClose }: LinkDialogProps) {
  const [words, setWords] = useState(place.words);
  const [typed, setTyped] = useState(place.address);
  const [isChecked, setIsChecked] = useState(false);
  const address = addressFrom(typed);
  const route = address?.replace(/[?#].*/, '') ?? '';
  // A file has no page: /llms.txt.
  const isMissing = /^\/[^.]*$/.test(route) && !pages.some((page) => page.route === route);
  const wordsError = isChecked && !words.trim() ? 'Write the text of the link.' : null;
  const addressError =
    isChecked && address === null
      ? 'Choose a page from the list, or write a web address such as https://example.org.'
      : isChecked && isMissing
        ? `There is no page ${address}. Choose one from the list.`
        : null;
  return (
    <Dialog title={place.address ? 'Change the link' : 'Link to a page'} onClose={onClose}>
      <Form
        onSubmit={async () => {
          setIsChecked(true);
          if (words.trim() && address !== null && !isMissing) onDone(words, address);
        }}
      >
        <Field label="Link text" help="They say where the link leads." error={wordsError}>
          {(attributes) => (
            <input
              {...attributes}
              data-first={!place.words || undefined}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <PagePicker
          label="Page or web address"
          help="A page of this site, a web address or an email address."
          {...{ pages, value: typed }}
          error={addressError}
          isFirst={place.words !== ''}
          onChange={setTyped}
        />
        <p className={styles.row}>
          <Button type="submit" tone="primary">
            {place.address ? 'Change the link' : 'Make the link'}
          </Button>
          {place.address && <Button onClick={() => onDone(place.words, '')}>Keep only the words</Button>}
        </p>
      </Form>
    </Dialog>
  );
}
