import clsx from 'clsx';
import { formOf, formPages } from '../config/forms';
import { actionBar, contactUsLink, freeAssessmentLink } from '../facts/navigation';
import { strings } from '../facts/strings';
import { ButtonLink } from '../ui/Button';
import styles from './ActionBar.module.css';

/** Pages with a form, whose fields the bar would cover, and pages whose readers need neither action. */
const pagesWithout = [...Object.values(formPages), ...actionBar.absentFrom];

interface ActionBarProps {
  path: string;
  noindex: boolean | undefined;
}

/**
 * Two buttons at the lower edge of a phone, once the hero is out of view: to both forms, or to the page's own action and one form.
 * Pages with `noindex` have no bar: they are steps of another task, such as signing in.
 */
export function ActionBar({ path, noindex }: ActionBarProps) {
  if (noindex || pagesWithout.includes(path)) return null;
  const ownAction = actionBar.actions.find(({ page }) => page === path);
  const first = ownAction ?? freeAssessmentLink;
  const second = formOf(first.to) === 'assessment' ? contactUsLink : freeAssessmentLink;
  return (
    <div className={clsx(styles.track, 'not-printed')}>
      <nav className={styles.bar} aria-label={strings.actions}>
        <ButtonLink to={first.to} compact>
          {first.title}
        </ButtonLink>
        <ButtonLink to={second.to} look="quiet" compact>
          {second.title}
        </ButtonLink>
      </nav>
    </div>
  );
}
