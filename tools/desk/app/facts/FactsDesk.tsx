import { redo, undo } from '@codemirror/commands';
import { useEffect, useMemo, useRef, useState } from 'react';
import { parseDocument } from 'yaml';
import type { ListedFacts, ListedPage } from '../../protocol';
import type { Path } from '../../yamlEdits';
import styles from '../desk.module.css';
import { EditorPane } from '../EditorPane';
import { correct, rangeIn, underline } from '../editor/findings';
import { replaceText } from '../editor/replaceText';
import type { FileProps } from '../opened';
import { Tabs } from '../parts/Tabs';
import { useAutosave } from '../useAutosave';
import { useFindings } from '../useFindings';
import { FactsContext, type FactsContextValue } from './context';
import { FactGroup } from './FactField';
import { pathAt } from './factValues';

interface FactsDeskProps extends FileProps {
  facts: ListedFacts;
  pages: readonly ListedPage[];
}

const tabs = { form: 'Form', text: 'Text' } as const;

function startsWith(path: Path, start: Path): boolean {
  return start.every((part, index) => path[index] === part);
}

/** A file of facts as a form. It is saved while the content check finds no mistake in it, because every page needs it. */
export function FactsDesk({ file, opened, facts, pages, wanted, say, onState }: FactsDeskProps) {
  const { view, text } = opened;
  const [tab, setTab] = useState<keyof typeof tabs>('form');
  const checked = useFindings(file, text, say);
  const isChecked = checked?.text === text;
  useAutosave(opened, isChecked ? checked.findings.every(({ severity }) => severity !== 'error') : null, onState);

  const document = useMemo(() => parseDocument(text), [text]);
  const findings = useMemo(() => {
    const { doc } = view.state;
    return (isChecked ? checked.findings : []).map((finding) => ({
      finding,
      path: pathAt(document, rangeIn(doc, finding).from),
    }));
  }, [isChecked, checked, document, view]);
  useEffect(() => {
    if (isChecked) underline(view, checked.findings);
  }, [isChecked, checked, view]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const path =
      'path' in wanted
        ? wanted.path
        : 'finding' in wanted
          ? pathAt(document, rangeIn(view.state.doc, wanted.finding).from)
          : [];
    const field = form.current?.querySelector(`[data-path="${CSS.escape(path.join('.'))}"]`);
    if (!field) return;
    for (const entry of form.current?.querySelectorAll('details') ?? []) if (entry.contains(field)) entry.open = true;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, textarea, select, summary')?.focus();
  }, [wanted]);

  const context: FactsContextValue = {
    pages,
    edit: (change) => replaceText(view, change(view.state.doc.toString())),
    findingsAt: (path, isInside = false) =>
      findings
        .filter((own) => startsWith(own.path, path) && (isInside || own.path.length === path.length))
        .map(({ finding }) => finding),
    correct: (finding) => correct(view, finding),
  };
  const isReadable = document.errors.length === 0;
  return (
    <FactsContext value={context}>
      <Tabs names={['form', 'text'] as const} chosen={tab} label={(name) => tabs[name]} onChoose={setTab}>
        {tab === 'form' && (
          <form
            ref={form}
            className={styles.stack}
            aria-label={facts.title}
            onSubmit={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              const key = event.key.toLowerCase();
              if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
              event.preventDefault();
              (key === 'y' || event.shiftKey ? redo : undo)(view);
            }}
          >
            <h2 className={styles.panelTitle}>{facts.title}</h2>
            <p className={styles.quiet}>{facts.summary}</p>
            {isReadable ? (
              <FactGroup path={[]} schema={facts.schema} value={document.toJS() ?? {}} />
            ) : (
              <p role="status">
                The text cannot be read. Correct what is marked under “Text”, and the form comes back.
              </p>
            )}
          </form>
        )}
        <EditorPane view={view} isShown={tab === 'text'} />
      </Tabs>
    </FactsContext>
  );
}
