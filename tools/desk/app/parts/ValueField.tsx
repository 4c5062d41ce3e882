import { useState } from 'react';
import styles from '../desk.module.css';
import { Field, PAGE_ADDRESSES } from './Field';

interface ValueFieldProps {
  kind: 'text' | 'number' | 'date' | 'switch' | 'choice' | 'page';
  label: string;
  help: string;
  isRequired: boolean;
  /** Empty where nothing is written; of a switch, anything else where it is on. */
  value: string;
  choices: readonly string[];
  /** What a choice is called; the empty one is none. */
  choiceLabel?: (choice: string) => string;
  /** Null removes the value; a switch is on or removed. */
  onChange: (value: string | null) => void;
}

/** The field of a value, as its type in the code says. What is typed stays while it means the same, such as a space at the end. */
export function ValueField(props: ValueFieldProps) {
  const { kind, value, isRequired, choices, choiceLabel = String, onChange, ...field } = props;
  const [typed, setTyped] = useState('');
  const meaning = (text: string) => (kind === 'number' && text.trim() !== '' ? String(Number(text)) : text.trim());
  if (kind === 'switch') {
    return (
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={value !== ''}
          onChange={({ target }) => onChange(target.checked ? 'on' : null)}
        />
        {field.help ? `${field.label}: ${field.help}` : field.label}
      </label>
    );
  }
  const attributes = {
    ...field,
    required: isRequired,
    value: meaning(typed) === value ? typed : value,
    onChange: ({ target }: { target: { value: string } }) => {
      const line = target.value.replaceAll('\n', ' ');
      setTyped(line);
      onChange(line.trim() || null);
    },
  };
  if (kind === 'page') return <Field {...attributes} list={PAGE_ADDRESSES} />;
  // The field grows with its text: another element would lose the focus in the middle of a word.
  if (kind === 'text') return <Field {...attributes} as="textarea" rows={1} />;
  if (kind === 'date') return <Field {...attributes} type="date" />;
  if (kind === 'number') return <Field {...attributes} inputMode="decimal" />;
  return (
    <Field {...attributes} as="select">
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceLabel(choice)}
        </option>
      ))}
    </Field>
  );
}
