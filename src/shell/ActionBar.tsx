import { formPages } from '../config/mailSettings';
import { contactUs, freeAssessment } from '../site/navigation';
import { strings } from '../site/strings';
import { ButtonLink } from '../ui/Button';
import styles from './ActionBar.module.css';

/** The two actions at the lower edge of a phone, after the first screen. Pages with a form lack it, because it would cover the fields. */
export function ActionBar({ path }: { path: string }) {
  if (Object.values(formPages).includes(path)) return null;
  return (
    <div className={styles.track}>
      <nav className={styles.bar} aria-label={strings.actions}>
        <ButtonLink to={freeAssessment.to} compact>
          {freeAssessment.title}
        </ButtonLink>
        <ButtonLink to={contactUs.to} tone="quiet" compact>
          {contactUs.title}
        </ButtonLink>
      </nav>
    </div>
  );
}
