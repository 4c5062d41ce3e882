import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { Island } from '../browser/islands/Island';
import { connectionsOf } from '../config/connections';
import { type EnquiryKind, formAnchors } from '../config/forms';
import { company } from '../facts/company';
import { formStrings } from '../facts/formStrings';
import EnquiryForm from '../forms/EnquiryForm';
import { PreparedMail } from '../forms/PreparedMail';
import { Heading } from '../ui/headingLevel';
import { Link, mailto } from '../ui/Link';
import styles from './EnquiryFrame.module.css';

/**
 * A form, the prepared email for when it cannot be sent, and the text below it.
 *
 * CSS alone shows the prepared email, because scripts may not run: at once where JavaScript is off or the form has failed, and after ten
 * seconds where React has not hydrated it.
 */
export function EnquiryFrame({ kind }: { kind: EnquiryKind }) {
  const { mailSettings } = connectionsOf(useDocusaurusContext().siteConfig);
  const { aside } = formStrings[kind];
  const anchor = formAnchors[kind];
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className={clsx(styles.frame, 'stack-6')}>
      <div>
        <Island name="EnquiryForm" component={EnquiryForm} props={{ kind, mailSettings }} />
        <div role="status" className={styles.fallback}>
          <p className={styles.withoutScript}>{formStrings.withoutScript}</p>
          <p className={styles.notLoaded}>{formStrings.notLoaded}</p>
          <PreparedMail kind={kind} />
        </div>
      </div>
      <div className="stack-3">
        <Heading className="text-l">{aside.title}</Heading>
        <ul role="list" className="quiet">
          {aside.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
        {aside.byMail && (
          <p className="quiet">
            {aside.byMail} <Link to={mailto()}>{company.email}</Link>.
          </p>
        )}
      </div>
    </div>
  );
}
