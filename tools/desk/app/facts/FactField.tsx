import { createContext, useContext } from 'react';
import type { Finding } from '../../../content-check/finding';
import { labelOf, plain } from '../../labelOf';
import type { FactSchema } from '../../server/facts';
import { type Path, type Value, withEntry, withEntryMovedUp, withValue } from '../../yamlEdits';
import styles from '../desk.module.css';
import type { ChangeKind } from '../history';
import type { Editing } from '../opened';
import { Findings } from '../parts/Findings';
import { ValueField } from '../parts/ValueField';
import { emptyEntry, entryName } from './factValues';

/** What every field of a form of YAML needs: of facts, or of the front matter of a page. */
export interface FactsContextValue {
  editing: Editing;
  /** Changes the YAML. */
  edit: (change: (source: string) => string, kind: ChangeKind) => void;
  /** Puts the focus in the first field of a value. */
  show: (path: Path) => void;
  /** The findings about a value or, if wanted, about anything in it. */
  findingsAt: (path: Path, isInside?: boolean) => readonly Finding[];
}

/** Every field of facts is inside it. */
export const FactsContext = createContext({} as FactsContextValue);
const useFacts = () => useContext(FactsContext);

interface FactProps {
  path: Path;
  schema: FactSchema;
  /** Undefined where nothing is written. */
  value: unknown;
}

interface FactFieldProps extends FactProps {
  label: string;
  isRequired: boolean;
}

/** Several values with names. */
export function FactGroup({ path, schema, value }: FactProps) {
  const group = (value ?? {}) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).map(([name, own]) => (
    <FactField
      key={name}
      {...{ path: [...path, name], label: labelOf(name), schema: own, value: group[name] }}
      isRequired={schema.required?.includes(name) ?? false}
    />
  ));
}

/** The field for a value, as its schema says. */
function FactField(props: FactFieldProps) {
  const { path, label, schema } = props;
  const { editing, findingsAt } = useFacts();
  const findings = <Findings findings={findingsAt(path)} editing={editing} />;
  if (schema.type !== 'array' && schema.type !== 'object') {
    return (
      <div data-path={path.join('.')}>
        <Leaf {...props} />
        {findings}
      </div>
    );
  }
  return (
    <fieldset className={styles.group} data-path={path.join('.')}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.quiet}>{plain(schema.description)}</p>}
      {findings}
      {schema.type === 'object' ? <FactGroup {...props} /> : <FactList {...props} />}
    </fieldset>
  );
}

/** A list, whose entries move, are added and removed. */
function FactList({ path, label, schema, value }: FactFieldProps) {
  const { editing, edit, show, findingsAt } = useFacts();
  const entries = Array.isArray(value) ? value : [];
  const items = schema.items ?? {};
  const isOfGroups = items.type === 'object';

  function add(): void {
    const entry = emptyEntry(items, entries.at(-1));
    edit((source) => withEntry(source, path, entry), 'step');
    show([...path, entries.length]);
  }
  const button = (sign: string, name: string, isPossible: boolean, change: (source: string) => string) => (
    <button type="button" aria-label={name} disabled={!isPossible} onClick={() => edit(change, 'step')}>
      {sign}
    </button>
  );
  return (
    <>
      <ol role="list" className={styles.stack}>
        {entries.map((entry, index) => {
          const place = [...path, index];
          const name = entryName(entry, index);
          const own = { path: place, schema: items, value: entry };
          return (
            <li key={index}>
              <details className={styles.group} data-path={place.join('.')} open={isOfGroups ? undefined : true}>
                <summary>
                  {name}
                  {findingsAt(place, true).length > 0 && <strong className={styles.error}> Finding</strong>}
                </summary>
                <div className={styles.stack}>
                  {isOfGroups ? (
                    <>
                      <Findings findings={findingsAt(place)} editing={editing} />
                      <FactGroup {...own} />
                    </>
                  ) : (
                    <FactField {...own} label={`${label}: ${name}`} isRequired />
                  )}
                  <span className={styles.row}>
                    {button('↑', `Move up: ${name}`, index > 0, (source) => withEntryMovedUp(source, path, index))}
                    {button('↓', `Move down: ${name}`, index < entries.length - 1, (source) =>
                      withEntryMovedUp(source, path, index + 1),
                    )}
                    {button('Remove', `Remove: ${name}`, true, (source) => withValue(source, place, undefined))}
                  </span>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={add}>
        Add an entry
      </button>
    </>
  );
}

function kindOf(name: unknown, { type, const: only, enum: choices, format }: FactSchema) {
  if (type === 'boolean' || only === true) return 'switch';
  if (name === 'to') return 'page';
  if (choices) return 'choice';
  if (format === 'date') return 'date';
  return type === 'number' ? 'number' : 'text';
}

function Leaf({ path, label, schema, value, isRequired }: FactFieldProps) {
  const { edit } = useFacts();
  const { description = '', maxLength, minLength = 0, isNullable = false } = schema;
  const written = value === undefined || value === null || value === false ? '' : String(value);
  const kind = kindOf(path.at(-1), schema);

  function meaning(typed: string | null): Value | undefined {
    if (kind === 'switch') return typed !== null || (isRequired ? false : undefined);
    if (typed !== null) return kind === 'number' && !Number.isNaN(Number(typed)) ? Number(typed) : typed;
    if (!isRequired) return undefined;
    return isNullable ? null : '';
  }
  const known = (schema.enum ?? []).filter((name) => name !== 'default');
  const choices = [...new Set([...(isRequired ? [] : ['']), written, ...known])];
  const length = maxLength ? `${written.length} of ${minLength} to ${maxLength} characters. ` : '';
  return (
    <ValueField
      {...{ kind, label, choices, isRequired: false, value: written, help: length + plain(description) }}
      onChange={(typed) => edit((source) => withValue(source, path, meaning(typed)), 'typed')}
    />
  );
}
