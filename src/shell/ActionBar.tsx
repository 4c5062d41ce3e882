import clsx from 'clsx';
import { formOf, formPages } from '../config/mailSettings';
import { actionBar, contactUs, freeAssessment } from '../facts/navigation';
import { strings } from '../facts/strings';
import { ButtonLink } from '../ui/Button';
import styles from './ActionBar.module.css';

/** Routes without the bar: those with a form, whose fields it would cover, and those whose readers need neither action. */
const ABSENT_FROM = [...Object.values(formPages), ...actionBar.absentFrom];

/** Two buttons at the lower edge of a phone, once the hero is out of view: to both forms, or to the page's own action and one form. */
export function ActionBar({ path }: { path: string }) {
  if (ABSENT_FROM.includes(path)) return null;
  const own = actionBar.actions.find(({ page }) => page === path);
  const first = own ?? freeAssessment;
  const second = formOf(first.to) === 'assessment' ? contactUs : freeAssessment;
  return (
    <div className={clsx(styles.track, 'not-printed')}>
      <nav className={styles.bar} aria-label={strings.actions}>
        <ButtonLink to={first.to} compact>
          {first.title}
        </ButtonLink>
        <ButtonLink to={second.to} tone="quiet" compact>
          {second.title}
        </ButtonLink>
      </nav>
    </div>
  );
}
