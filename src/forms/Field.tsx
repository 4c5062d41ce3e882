import { formStrings } from '../site/formStrings';
import styles from './Field.module.css';
import type { FieldDefinition } from './fields';

interface FieldProps {
  field: FieldDefinition;
  id: string;
  /** What is wrong with it. */
  mistake: string | undefined;
  /** Keeps what is being sent from being changed. */
  isLocked: boolean;
}

/** A label, its control below, and below that what is wrong with it. */
export function Field({ field: { name, label, missing, control }, id, mistake, isLocked }: FieldProps) {
  const mistakeId = `${id}-mistake`;
  const attributes = {
    id,
    name,
    required: missing !== undefined,
    className: styles.control,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': mistake ? mistakeId : undefined,
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {missing === undefined && <span className={styles.optional}> {formStrings.optional}</span>}
      </label>
      {control.type === 'input' && (
        <input
          {...attributes}
          type={control.inputType}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete}
          readOnly={isLocked}
        />
      )}
      {control.type === 'textarea' && <textarea {...attributes} rows={4} readOnly={isLocked} />}
      {control.type === 'select' && (
        <select {...attributes} disabled={isLocked}>
          <option value="">{formStrings.chooseInterest}</option>
          {control.groups.map(({ title, options }) => {
            const choices = options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ));
            return title ? (
              <optgroup key={title} label={title}>
                {choices}
              </optgroup>
            ) : (
              choices
            );
          })}
        </select>
      )}
      {mistake && (
        <p id={mistakeId} className={styles.mistake}>
          {mistake}
        </p>
      )}
    </div>
  );
}
