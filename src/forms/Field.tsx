import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { formLabels } from '../site/formLabels';
import type { EnquiryValues, FieldDefinition } from './definitions';
import styles from './Field.module.css';

interface FieldProps {
  field: FieldDefinition;
  id: string;
  errors: FieldErrors<EnquiryValues>;
  /** What connects the control with the form. */
  registration: UseFormRegisterReturn;
  /** Keeps what is being sent from being changed; a list of options cannot be held and keeps working. */
  isLocked: boolean;
}

/** A label, its control below, and below that what is wrong with it. */
export function Field({ field: { name, label, missing, control }, id, errors, registration, isLocked }: FieldProps) {
  const mistake = errors[name]?.message;
  const mistakeId = `${id}-mistake`;
  const attributes = {
    ...registration,
    id,
    required: missing !== undefined,
    className: styles.control,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': mistake ? mistakeId : undefined,
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {missing === undefined && <span className={styles.optional}> {formLabels.optional}</span>}
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
        <select {...attributes}>
          <option value="">{formLabels.chooseInterest}</option>
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
