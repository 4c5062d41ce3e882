import type { ReactNode } from 'react';
import { addressLine, company } from '../../facts/company';
import { blockStrings } from '../../facts/strings';
import { Link, mailto } from '../../ui/Link';
import type { PlainTextComponent } from '../../ui/text';
import styles from './ContactDetails.module.css';

/**
 * The company's email address and postal address, and, if the facts have them, its phone number, hours, reader and calendar.
 *
 * @useFor the contact page, and every place that lists all ways to reach the company. They are among the
 *   facts, in `company.yaml`.
 * @useFor `<EmailLink />` in every sentence that contains the address: a change of the facts then updates every page.
 * @notFor the details of a person or of another company: make the words a link, `[name](mailto:…)`.
 */
export function ContactDetails() {
  const { phone, booking, hours, reader } = company;
  const labels = blockStrings.contactDetails;
  const details: [label: string, detail: ReactNode][] = [
    [labels.email, <EmailLink key="" />],
    [labels.phone, phone && <Link to={`tel:${phone}`}>{phone}</Link>],
    [labels.calendar, booking && <Link to={booking}>{blockStrings.bookCall}</Link>],
    [labels.open, hours],
    [labels.readBy, reader],
    [labels.address, addressLine],
  ];
  return (
    <dl>
      {details.map(
        ([label, detail]) =>
          detail && (
            <div key={label} className={styles.detail}>
              <dt className="quiet">{label}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The company's email address as a link, in a sentence. */
export function EmailLink() {
  return <Link to={mailto()}>{company.email}</Link>;
}

EmailLink.plainText = company.email satisfies PlainTextComponent['plainText'];
