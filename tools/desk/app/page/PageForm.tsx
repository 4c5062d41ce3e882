import { useEffect, useRef } from 'react';
import styles from '../desk.module.css';
import { OWN_WORDS } from '../editor/insertion';
import { BlockForm } from './BlockForm';
import { BlockLinks } from './BlockLinks';
import { usePage } from './context';

interface PageFormProps {
  /** The field that gets the focus as soon as it is shown; null is none. */
  focused: string | null;
  onFocused: () => void;
}

/** The place of the focus in a form that asks for no words. */
export const HEADING = 'heading';

/** The block that was chosen as a form, or the list of all blocks. */
export function PageForm({ focused, onFocused }: PageFormProps) {
  const { element, outline, blocks } = usePage();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!focused || blocks.length === 0) return;
    const place = `[data-setting="${focused}"]`;
    const wanted = form.current?.querySelector<HTMLElement>(`${place} :is(input, select, textarea)`);
    const field = wanted ?? form.current?.querySelector<HTMLElement>('h2');
    if (!field) return;
    field.focus();
    if (field instanceof HTMLTextAreaElement && focused !== OWN_WORDS) field.select();
    onFocused();
  });
  const tops = outline.elements.filter(({ parent, name }) => parent < 0 && /^[A-Z]/.test(name));
  return (
    <form ref={form} className={styles.stack} onSubmit={(event) => event.preventDefault()}>
      {element ? (
        <BlockForm element={element} />
      ) : (
        <>
          <h2 tabIndex={-1} className={styles.panelTitle}>
            Blocks on this page
          </h2>
          <p className={styles.quiet}>Click on something in the page, or choose a block here. Its form appears here.</p>
          {blocks.length === 0 ? <p role="status">The blocks are being read …</p> : <BlockLinks blocks={tops} />}
        </>
      )}
    </form>
  );
}
