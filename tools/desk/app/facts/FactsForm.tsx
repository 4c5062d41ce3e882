import type { EditorView } from '@codemirror/view';
import { useEffect, useMemo, useRef } from 'react';
import { isNode, parseDocument } from 'yaml';
import type { Finding } from '../../../content-check/finding';
import type { Path } from '../../facts/yamlText';
import type { ListedFacts, ListedPage } from '../../protocol';
import { rangeIn } from '../editor/findings';
import { FactGroup } from './FactField';
import { FactsContext, type FactsContextValue } from './FactsContext';
import styles from './facts.module.css';
import { pathAt } from './factValues';

interface FactsFormProps {
  facts: ListedFacts;
  text: string;
  editor: EditorView | null;
  pages: readonly ListedPage[];
  findings: readonly Finding[] | null;
  /** The list to which the form goes; null for its start. */
  wantedList: string | null;
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((part, index) => path[index] === part);
}

/** A file of facts as a form. Every change is a change of the text beside it, which keeps everything else as it is. */
export function FactsForm({ facts, text, editor, pages, findings, wantedList }: FactsFormProps) {
  const document = useMemo(() => parseDocument(text), [text]);
  const errors = useMemo(() => {
    const doc = editor?.state.doc;
    if (!doc || doc.toString() !== text) return [];
    return (findings ?? []).map((finding) => ({
      path: pathAt(document, rangeIn(doc, finding).from),
      message: finding.message,
    }));
  }, [editor, text, document, findings]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const list = form.current?.querySelector(`[data-list="${wantedList}"]`);
    if (!list) return;
    // What is around it, and the lists in it.
    for (const entry of form.current?.querySelectorAll('details') ?? [])
      if (entry.contains(list) || (list.contains(entry) && entry.querySelector('[data-list]'))) entry.open = true;
    list.scrollIntoView();
    list.querySelector('summary')?.focus();
  }, [wantedList]);

  if (document.errors.length > 0) {
    return (
      <p className={styles.broken} role="status">
        The text cannot be read at the moment. The form appears again when the finding in the text is corrected.
      </p>
    );
  }
  const context: FactsContextValue = {
    source: text,
    pages,
    change: (changes) => editor?.dispatch({ changes: [...changes], userEvent: 'input.form' }),
    errorsAt: (path, isInside = false) =>
      errors
        .filter((error) => startsWith(error.path, path) && (isInside || error.path.length === path.length))
        .map(({ message }) => message)
        .join(' ') || null,
    show: (path) => {
      const node = document.getIn(path, true);
      const start = isNode(node) ? node.range?.[0] : undefined;
      if (start !== undefined) editor?.dispatch({ selection: { anchor: start }, scrollIntoView: true });
    },
  };
  const elsewhere = errors.filter(({ path }) => path.length === 0);
  return (
    <FactsContext value={context}>
      <form ref={form} className={styles.form} aria-label={facts.title} onSubmit={(event) => event.preventDefault()}>
        <h2 className={styles.title}>{facts.title}</h2>
        <p>{facts.summary}</p>
        {elsewhere.map(({ message }) => (
          <p key={message} className={styles.error}>
            {message}
          </p>
        ))}
        <FactGroup path={[]} schema={facts.schema} value={document.toJS() ?? {}} />
      </form>
    </FactsContext>
  );
}
