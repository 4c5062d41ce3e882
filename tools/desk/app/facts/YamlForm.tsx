import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { parseDocument } from 'yaml';
import styles from '../desk.module.css';
import { rangeIn } from '../editor/findings';
import { replaceText } from '../editor/replaceText';
import type { FormProps } from '../opened';
import { FactsContext, type FactsContextValue } from './context';
import { pathAt } from './factValues';

interface YamlFormProps extends FormProps {
  label: string;
  /** All of the text or, at the start of a page, its front matter. */
  yaml: string;
  labelOf: (name: string) => string;
  /** Changes the text around the YAML with it. */
  around: (text: string, change: (yaml: string) => string) => string;
  children: (values: unknown) => ReactNode;
}

/** A form for YAML. */
export function YamlForm({ view, findings, pages, wanted, label, yaml, labelOf, around, children }: YamlFormProps) {
  const document = useMemo(() => parseDocument(yaml), [yaml]);
  const placed = useMemo(() => {
    const places = findings.map((finding) => ({ finding, at: rangeIn(view.state.doc, finding).from }));
    return places.flatMap(({ finding, at }) => (at < yaml.length ? { finding, path: pathAt(document, at) } : []));
  }, [findings, document, view, yaml]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wanted || 'text' in wanted) return;
    const at = 'finding' in wanted ? rangeIn(view.state.doc, wanted.finding).from : 0;
    const path = 'path' in wanted ? wanted.path : pathAt(document, at);
    const field = form.current?.querySelector(`[data-path="${CSS.escape(path.join('.'))}"]`);
    if (!field) return;
    for (const entry of form.current?.querySelectorAll('details') ?? []) if (entry.contains(field)) entry.open = true;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, textarea, select, summary')?.focus();
  }, [wanted]);

  const context: FactsContextValue = {
    ...{ view, pages, labelOf },
    edit: (change) => replaceText(view, around(view.state.doc.toString(), change)),
    findingsAt: (path, isInside = false) =>
      placed
        .filter((own) => path.every((part, index) => own.path[index] === part))
        .filter((own) => isInside || own.path.length === path.length)
        .map(({ finding }) => finding),
  };
  return (
    <form ref={form} className={styles.stack} aria-label={label} onSubmit={(event) => event.preventDefault()}>
      {document.errors.length > 0 ? (
        <p role="status">The text cannot be read. Correct what is marked under “Text”, and the form comes back.</p>
      ) : (
        <FactsContext value={context}>{children(document.toJS() ?? {})}</FactsContext>
      )}
    </form>
  );
}
