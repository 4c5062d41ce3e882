import type { EnquiryKind } from '../config/forms';
import { formStrings } from '../facts/formStrings';
import type { Interest } from '../facts/interests';
import { Link } from '../ui/Link';
import styles from './EnquiryForm.module.css';
import { AGREEMENT, type FieldDefinition, HONEYPOT } from './fields';

export interface FieldProps {
  field: FieldDefinition;
  id: string;
  error: string | undefined;
  /** True while the form is being sent. */
  isLocked: boolean;
}

const choice = ({ value, label }: Interest) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A label, its control and its error. */
export function Field({ field, id, error, isLocked }: FieldProps) {
  const { name, label, missingError, hint, type, autoComplete, groups } = field;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const attributes = {
    id,
    name,
    'data-control': name,
    // The typed text decides the direction: Arabic and Hebrew run from right to left.
    dir: 'auto',
    required: missingError !== undefined,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  };

  return (
    <div className="stack-2">
      <label htmlFor={id} className={styles.label}>
        {label}
        {missingError === undefined && <span className={styles.optional}> {formStrings.optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      {type === 'textarea' && <textarea {...attributes} rows={4} readOnly={isLocked} />}
      {type === 'select' && (
        <select {...attributes} disabled={isLocked}>
          <option value="">{formStrings.chooseInterest}</option>
          {groups?.map(({ title, options }) =>
            title ? (
              <optgroup key={title} label={title}>
                {options.map(choice)}
              </optgroup>
            ) : (
              options.map(choice)
            ),
          )}
        </select>
      )}
      {type !== 'textarea' && type !== 'select' && (
        <input {...attributes} type={type} autoComplete={autoComplete} readOnly={isLocked} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The checkbox that must be ticked before the form can be sent. */
export function Agreement({ kind, id, isLocked }: { kind: EnquiryKind } & Pick<FieldProps, 'id' | 'isLocked'>) {
  const { before, link, to, after } = formStrings[kind].agreement;
  return (
    <div className="row">
      <input
        id={id}
        type="checkbox"
        name={AGREEMENT}
        data-control={AGREEMENT}
        required
        disabled={isLocked}
        className={styles.checkbox}
      />
      <label htmlFor={id} className={styles.agreementLabel}>
        {before}
        <Link to={to}>{link}</Link>
        {after}
      </label>
    </div>
  );
}

/** A field that people cannot see or reach. */
export function Honeypot() {
  return (
    <span className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT}>{formStrings.doNotFill}</label>
      <input id={HONEYPOT} name={HONEYPOT} data-control={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </span>
  );
}
