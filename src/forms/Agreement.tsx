import type { Ref } from 'react';
import type { EnquiryKind } from '../config/mailSettings';
import { formText } from '../site/formStrings';
import { Link } from '../ui/Link';
import styles from './Agreement.module.css';

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
      <label htmlFor={id} className={styles.label}>
        {before}
        <Link to={to}>{link}</Link>
        {after}
      </label>
    </div>
  );
}
