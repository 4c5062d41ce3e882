import { contactUs, freeAssessment } from '../site/navigation';
import { strings } from '../site/strings';
import { ButtonLink } from '../ui/Button';
import styles from './ActionBar.module.css';

/** Pages with a form, whose fields it would cover. */
const FORM_PAGES = [freeAssessment.to, contactUs.to];

/** The two actions at the lower edge of a phone, after the first screen. */
export function ActionBar({ path }: { path: string }) {
  if (FORM_PAGES.includes(path)) return null;
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
