import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { EnquiryKind, MailSettings } from '../config/mailSettings';
import { Aside, WithoutReact } from '../forms/Aside';
import EnquiryForm from '../forms/EnquiryForm';
import { Island } from '../islands/Island';
import { formText } from '../site/formStrings';
import { topics } from '../site/topics';
import styles from './EnquiryFrame.module.css';

/** The parts of an address by which a button promises the form itself, as a pattern for `src/boot/formTarget.ts`. */
const PROMISES = ['tier=\\w+', ...topics.flatMap(({ value, headline }) => (headline ? [`interest=${value}`] : []))];

/** A form, what replaces it where it cannot be sent, and the text below it. */
export function EnquiryFrame({ kind }: { kind: EnquiryKind }) {
  const { mail } = useDocusaurusContext().siteConfig.customFields as { mail: MailSettings };
  const { collectAnchor, collectLink } = useBrokenLinks();
  const anchor = `${kind}-form`;
  collectAnchor(anchor);
  // The island is rendered again in the browser, so it does not collect its links itself.
  collectLink(formText[kind].agreement.to);
  return (
    <div id={anchor} data-promised={PROMISES.join('|')} className={styles.frame}>
      <div>
        <Island name="EnquiryForm" component={EnquiryForm} props={{ kind, mail }} />
        <WithoutReact kind={kind} />
      </div>
      <Aside kind={kind} />
    </div>
  );
}
