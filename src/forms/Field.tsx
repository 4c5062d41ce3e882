import type { Ref } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { formStrings, formText } from '../site/formStrings';
import { Link } from '../ui/Link';
import type { FieldDefinition } from './definitions';
import styles from './Field.module.css';
import { WORK_STOPPED } from './prefill';

interface FieldProps {
  field: FieldDefinition;
  id: string;
  error: string | undefined;
  /** True while the form is being sent. */
  isLocked: boolean;
}

/** A label, its control and its error. */
export function Field({ field: { name, label, missingError, control }, id, error, isLocked }: FieldProps) {
  const errorId = `${id}-error`;
  const attributes = {
    id,
    name,
    // The typed text decides the direction: Arabic and Hebrew run from right to left.
    dir: 'auto',
    required: missingError !== undefined,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {missingError === undefined && <span className={styles.optional}> {formStrings.optional}</span>}
      </label>
      {control.type === 'input' && (
        <input
          {...attributes}
          type={control.inputType}
          inputMode={control.inputType}
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
              <option key={option.value} value={option.value} data-urgent={option.urgent && ''}>
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
      {control.type === 'select' && control.groups.some(({ options }) => options.some(({ urgent }) => urgent)) && (
        <WorkStopped id={`${id}-stopped`} isLocked={isLocked} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The checkbox that says that work has stopped. CSS shows it below an urgent interest. */
function WorkStopped({ id, isLocked }: { id: string; isLocked: boolean }) {
  return (
    <div className={styles.stopped}>
      <input
        id={id}
        type="checkbox"
        name={WORK_STOPPED}
        aria-describedby={`${id}-note`}
        disabled={isLocked}
        className={styles.box}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {formStrings.workStopped}
        </label>
        <p id={`${id}-note`} className="note">
          {formStrings.workStoppedNote}
        </p>
      </div>
    </div>
  );
}

interface AgreementProps {
  kind: EnquiryKind;
  id: string;
  onChange: (isAgreed: boolean) => void;
  /** True while the form is being sent. */
  isLocked: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The checkbox that must be ticked before the form can be sent. */
export function Agreement({ kind, id, onChange, isLocked, ref }: AgreementProps) {
  const { before, link, to, after } = formText[kind].agreement;
  return (
    <div className={styles.agreement}>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        name="agreeToTerms"
        required
        disabled={isLocked}
        className={styles.box}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={styles.agreementLabel}>
        {before}
        <Link to={to}>{link}</Link>
        {after}
      </label>
    </div>
  );
}
