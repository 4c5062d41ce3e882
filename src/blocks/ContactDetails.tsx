import type { ReactNode } from 'react';
import { blockStrings } from '../site/blockStrings';
import { addressLine, company } from '../site/company';
import { Heading } from '../ui/headingLevel';
import { Icon, type IconName } from '../ui/Icon';
import { Link } from '../ui/Link';
import { required } from './blockError';
import styles from './ContactDetails.module.css';
import { EmailLink } from './EmailLink';
import type { Slot } from './slots';

interface ContactDetailsProps {
  /** The heading: what the reader can do here. */
  title: string;
  /** A list of what visitors come for, each line with a link to the page that helps. */
  children?: ReactNode;
}

/**
 * The company's e-mail address and postal address, and, if the facts have them, its telephone number, hours, reader and calendar.
 *
 * @alsoCalled contact, phone, hours, postal address
 * @useFor the contact page, and every place that lists all ways to reach the company. They are among the
 *   facts, in `company.yaml`.
 * @useFor a short list above them, on the contact page: what a visitor may come for, with a link on each line.
 * @notFor the e-mail address in a sentence: use `<EmailLink>`.
 * @notFor the details of a person or of another company.
 */
export function ContactDetails({ title, children }: ContactDetailsProps) {
  const { phone, booking, hours, reader } = company;
  const details: [IconName, ReactNode][] = [
    ['mail', <EmailLink key="" />],
    ['phone', phone && <Link to={`tel:${phone}`}>{phone}</Link>],
    ['calendar', booking && <Link to={booking}>{blockStrings.bookCall}</Link>],
    ['clock', hours],
    ['user-check', reader && `${blockStrings.readBy} ${reader}`],
    ['map-pin', addressLine],
  ];
  return (
    <div className={styles.ways}>
      <Heading className={styles.title}>{required('ContactDetails', 'title', title)}</Heading>
      {children}
      <address className={styles.details}>
        {details.map(
          ([icon, detail]) =>
            detail && (
              <p key={icon} className={styles.detail}>
                <Icon name={icon} size={20} />
                <span>{detail}</span>
              </p>
            ),
        )}
      </address>
    </div>
  );
}

ContactDetails.slot = 'notes' satisfies Slot;
