import { addressLine, company } from '../site/company';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import styles from './ContactDetails.module.css';
import { EmailLink } from './EmailLink';
import type { Structure } from './structure';

/**
 * The company's e-mail address, telephone number (if there is one) and postal address.
 *
 * @alsoCalled contact, phone, postal address
 * @useFor the contact page, and every place that lists all ways to reach the company. They are among the
 *   facts, in `company.yaml`.
 * @notFor the e-mail address in a sentence: use `<EmailLink>`.
 * @notFor the details of a person or of another company.
 */
export function ContactDetails() {
  return (
    <address className={styles.details}>
      <p className={styles.detail}>
        <Icon name="mail" />
        <EmailLink />
      </p>
      {company.phone && (
        <p className={styles.detail}>
          <Icon name="phone" />
          <Link to={`tel:${company.phone}`}>{company.phone}</Link>
        </p>
      )}
      <p className={styles.detail}>
        <Icon name="map-pin" />
        {addressLine}
      </p>
    </address>
  );
}

ContactDetails.structure = { isEmpty: true, slot: 'exhibit' } satisfies Structure;
