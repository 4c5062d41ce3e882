import { useState } from 'react';
import { Icon, type IconName } from '../../../../src/ui/Icon';
import type { ListedPage } from '../../protocol';
import styles from '../desk.module.css';
import { Field } from './Field';
import { PagePicker } from './PagePicker';

interface ValueFieldProps {
  kind: 'text' | 'number' | 'date' | 'switch' | 'choice' | 'icon' | 'page';
  label: string;
  help: string;
  error?: string | null;
  /** Empty where nothing is written; of a switch, anything else where it is on. */
  value: string;
  choices: readonly string[];
  /** What a choice is called; the empty one is none. */
  choiceLabel?: (choice: string) => string;
  pages: readonly ListedPage[];
  /** Null removes the value; a switch is on or removed. */
  onChange: (value: string | null) => void;
}

/** The field of a value, as its type in the code says. What is typed stays while it means the same, such as a space at the end. */
export function ValueField({ kind, value, choices, choiceLabel, pages, onChange, ...field }: ValueFieldProps) {
  const { label, help } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const meaning = (text: string) => (kind === 'number' && text.trim() !== '' ? String(Number(text)) : text.trim());
  const shown = typed !== null && meaning(typed) === value ? typed : value;
  function change(text: string): void {
    const line = text.replaceAll('\n', ' ');
    setTyped(line);
    onChange(line.trim() || null);
  }
  const props = {
    ...field,
    value: shown,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  switch (kind) {
    case 'switch':
      return (
        <label className={styles.row}>
          <input
            type="checkbox"
            checked={value !== ''}
            onChange={(event) => onChange(event.target.checked ? 'on' : null)}
          />
          {help ? `${label}: ${help}` : label}
        </label>
      );
    case 'icon':
      return (
        <details>
          <summary>
            {label}: {value || 'none'}
          </summary>
          <div className={styles.icons}>
            {choices.map((name) => (
              <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name || null)}>
                {name && <Icon name={name as IconName} />}
                {name.replaceAll('-', ' ') || 'none'}
              </button>
            ))}
          </div>
        </details>
      );
    case 'choice':
      return (
        <Field {...props} as="select">
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceLabel ? choiceLabel(choice) : choice}
            </option>
          ))}
        </Field>
      );
    case 'page':
      return <PagePicker {...props} pages={pages} />;
    case 'text':
      // The field grows with its text: another element would lose the focus in the middle of a word.
      return <Field {...props} as="textarea" />;
    default:
      return <Field {...props} {...(kind === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const })} />;
  }
}
