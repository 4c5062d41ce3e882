import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { connectionsOf } from '../../config/connections';
import { analyticsCookies, consentStrings } from '../../facts/storage';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import styles from './ConsentQuestion.module.css';

const useMeasurementId = () => connectionsOf(useDocusaurusContext().siteConfig).measurementId;

const TITLE_ID = 'consent-title';

/**
 * Asks for consent on sites with analytics. It is hidden until `consent.ts` shows it. Both answers look the same and
 * need one click; Escape postpones the question.
 */
export function ConsentQuestion() {
  if (!useMeasurementId()) return null;
  return (
    <section
      className={clsx(styles.question, 'box stack-3 not-printed')}
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      data-consent="question"
      hidden
    >
      <h2 id={TITLE_ID} className="text-l">
        {consentStrings.title}
      </h2>
      <p>{consentStrings.text}</p>
      <ul role="list" className={clsx(styles.cookies, 'cluster quiet')}>
        {analyticsCookies.map(({ name, duration }) => (
          <li key={name}>
            <code>{name}</code>, {duration}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/cookies">{consentStrings.more}</Link>
      </p>
      <div className={styles.answers}>
        <Button look="quiet" data-consent="refuse">
          {consentStrings.refuse}
        </Button>
        <Button look="quiet" data-consent="agree">
          {consentStrings.agree}
        </Button>
      </div>
    </section>
  );
}

/** Opens the consent question again. Only sites with analytics have it. */
export function ConsentButton({ className }: { className?: string }) {
  if (!useMeasurementId()) return null;
  return (
    <button type="button" className={className} data-consent="settings">
      {consentStrings.settings}
    </button>
  );
}
