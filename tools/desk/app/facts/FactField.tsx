import { labelOf } from '../../labelOf';
import type { FactSchema } from '../../server/facts';
import { type Value, withValue } from '../../yamlEdits';
import styles from '../desk.module.css';
import { Findings } from '../parts/Findings';
import { ValueField } from '../parts/ValueField';
import { useFacts } from './context';
import { FactList, type FactListProps } from './FactList';
import { allowsEmpty, plainSchema } from './factValues';

interface FactFieldProps extends FactListProps {
  isRequired: boolean;
  /** The names beside it, in order. */
  order: readonly string[];
}

/** Several values with names. */
export function FactGroup({ path, schema, value }: Omit<FactListProps, 'label'>) {
  const group = (value ?? {}) as Record<string, unknown>;
  const order = Object.keys(schema.properties ?? {});
  return Object.entries(schema.properties ?? {}).map(([name, own]) => (
    <FactField
      key={name}
      {...{ order, path: [...path, name], label: labelOf(name), schema: own, value: group[name] }}
      isRequired={schema.required?.includes(name) ?? false}
    />
  ));
}

/** The field for a value, as its schema says. */
export function FactField(props: FactFieldProps) {
  const { path, label, value } = props;
  const { editing, findingsAt } = useFacts();
  const { schema } = plainSchema(props.schema);
  const findings = <Findings findings={findingsAt(path)} editing={editing} />;
  if (schema.type !== 'array' && schema.type !== 'object') {
    return (
      <div data-path={path.join('.')}>
        <Leaf {...props} />
        {findings}
      </div>
    );
  }
  const items = schema.items ?? {};
  return (
    <fieldset className={styles.group} data-path={path.join('.')}>
      <legend>{label}</legend>
      {schema.description && <p className={styles.quiet}>{schema.description}</p>}
      {findings}
      {schema.type === 'object' ? (
        <FactGroup {...{ path, schema, value }} />
      ) : (
        <FactList {...{ path, schema, value }}>
          {(place, name, item) =>
            items.type === 'object' ? (
              <FactGroup path={place} schema={items} value={item} />
            ) : (
              <FactField path={place} label={`${label}: ${name}`} schema={items} value={item} isRequired order={[]} />
            )
          }
        </FactList>
      )}
    </fieldset>
  );
}

function kindOf(name: unknown, { type, const: only, enum: choices, format }: FactSchema) {
  if (type === 'boolean' || only === true) return 'switch';
  if (name === 'to') return 'page';
  if (choices) return 'choice';
  if (format === 'date') return 'date';
  return type === 'number' ? 'number' : 'text';
}

function Leaf({ path, label, schema: wrapped, value, isRequired, order }: FactFieldProps) {
  const { edit } = useFacts();
  const { schema, isNullable } = plainSchema(wrapped);
  const { description = '', maxLength, minLength } = schema;
  const written = value === undefined || value === null || value === false ? '' : String(value);
  const kind = kindOf(path.at(-1), schema);

  function meaning(typed: string | null): Value | undefined {
    if (kind === 'switch') return typed !== null || (isRequired ? false : undefined);
    if (typed !== null) return kind === 'number' && !Number.isNaN(Number(typed)) ? Number(typed) : typed;
    if (isNullable && isRequired) return null;
    return isRequired || (value !== undefined && allowsEmpty(schema)) ? '' : undefined;
  }
  const known = (schema.enum ?? []).filter((name) => name !== 'default');
  const choices = [...new Set([...(isRequired ? [] : ['']), written, ...known])];
  const length = maxLength ? `${written.length} of ${minLength ?? 0} to ${maxLength} characters. ` : '';
  const note = isNullable && isRequired ? ' It may be empty.' : '';
  return (
    <ValueField
      {...{ kind, label, choices, isRequired: false, value: written, help: length + description + note }}
      onChange={(typed) => edit((source) => withValue(source, path, meaning(typed), order), 'typed')}
    />
  );
}
