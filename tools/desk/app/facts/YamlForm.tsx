import { toJsonSchema } from '@valibot/to-json-schema';
import { useEffect, useMemo, useRef, useState } from 'react';
import { parseDocument } from 'yaml';
import { frontMatterSchema } from '../../../../src/seo/frontMatter';
import type { Finding } from '../../../content-check/finding';
import type { FactSchema } from '../../server/facts';
import { inFrontMatter, type Path } from '../../yamlEdits';
import styles from '../desk.module.css';
import { placeOf } from '../findings';
import type { FormProps } from '../opened';
import { FactGroup, FactsContext, type FactsContextValue } from './FactField';
import { pathAt } from './factValues';

interface YamlFormProps extends FormProps {
  title: string;
  note?: string;
  schema: FactSchema;
  /** All of the text or, at the start of a page, its front matter. */
  yaml: string;
}

/** A file of facts, or the front matter of a page, as a form. */
export function YamlForm({ editing, findings, wanted, title, note, schema, yaml }: YamlFormProps) {
  const { text } = editing;
  const document = useMemo(() => parseDocument(yaml), [yaml]);
  function placed(all: readonly Finding[]) {
    const places = all.map((finding) => ({ finding, at: placeOf(text, finding).start }));
    return places
      .filter(({ at }) => at < yaml.length)
      .map(({ finding, at }) => ({ finding, path: pathAt(document.contents, at) }));
  }

  const form = useRef<HTMLFormElement>(null);
  const [shown, show] = useState<Path | null>(null);
  useEffect(() => {
    const [found] = wanted && 'finding' in wanted ? placed([wanted.finding]) : [];
    if (wanted && 'path' in wanted) show(wanted.path);
    else if (found) show(found.path);
  }, [wanted]);
  useEffect(() => {
    const field = shown && form.current?.querySelector(`[data-path="${CSS.escape(shown.join('.'))}"]`);
    if (!field) return;
    for (const entry of form.current?.querySelectorAll('details') ?? []) if (entry.contains(field)) entry.open = true;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [shown]);

  const places = placed(findings);
  const context: FactsContextValue = {
    editing,
    show,
    edit: (change, kind) => editing.write(yaml === text ? change(text) : inFrontMatter(text, change), kind),
    findingsAt: (path, isInside = false) =>
      places
        .filter((own) => path.every((part, index) => own.path[index] === part))
        .filter((own) => isInside || own.path.length === path.length)
        .map(({ finding }) => finding),
  };
  return (
    <form ref={form} className={styles.stack} aria-label={title} onSubmit={(event) => event.preventDefault()}>
      <h2>{title}</h2>
      <p className={styles.quiet}>{note}</p>
      {document.errors.length > 0 ? (
        <p role="status">The text cannot be read. Correct what is marked under “Text”, and the form comes back.</p>
      ) : (
        <FactsContext value={context}>
          <FactGroup path={[]} schema={schema} value={document.toJS() ?? {}} />
        </FactsContext>
      )}
    </form>
  );
}

/** The schema of the front matter of a page. */
export const detailsSchema = toJsonSchema(frontMatterSchema, { errorMode: 'ignore', typeMode: 'input' }) as FactSchema;
for (const [name, property] of Object.entries(detailsSchema.properties ?? {})) {
  if (name === 'publish' || name === 'until') property.format = 'date';
}
