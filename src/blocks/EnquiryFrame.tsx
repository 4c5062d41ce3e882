import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { Island } from '../browser/islands/Island';
import { type EnquiryKind, formAnchors, type MailSettings } from '../config/mailSettings';
import { formText } from '../facts/formStrings';
import { Aside, WithoutReact } from '../forms/Aside';
import EnquiryForm from '../forms/EnquiryForm';
import styles from './EnquiryFrame.module.css';

/** A form, the prepared email for when it cannot be sent, and the text below it. */
export function EnquiryFrame({ kind }: { kind: EnquiryKind }) {
  const { mail } = useDocusaurusContext().siteConfig.customFields as { mail: MailSettings };
  const { collectAnchor, collectLink } = useBrokenLinks();
  const anchor = formAnchors[kind];
  collectAnchor(anchor);
  // The island is rendered again in the browser, so it does not collect its links itself.
  collectLink(formText[kind].agreement.to);
  return (
    <div id={anchor} className={clsx(styles.frame, 'stack-6')}>
      <div>
        <Island name="EnquiryForm" component={EnquiryForm} props={{ kind, mail }} />
        <WithoutReact kind={kind} />
      </div>
      <Aside kind={kind} />
    </div>
  );
}
