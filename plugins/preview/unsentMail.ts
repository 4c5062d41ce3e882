import type { EnquiryKind } from '../../src/site/env';
import { fieldLabels } from '../../src/site/formStrings';
import { openDialog } from './dialog';
import { element } from './dom';

/** Labels for variables of the email templates (`src/forms/contactDefinition.ts`, `src/forms/assessmentDefinition.ts`). */
const PARAM_LABELS: Record<string, string> = {
  from_name: fieldLabels.name,
  from_email: fieldLabels.email,
  company: fieldLabels.company,
  phone: fieldLabels.phone,
  interest: 'Interest',
  message: 'Message',
  to_email: 'Recipient',
  reference: 'Reference',
};

const FORMS: Record<EnquiryKind, string> = { contact: 'contact form', assessment: 'assessment form' };

/** Shows the values of an email that was not sent. Resolves when the reviewer closes the dialog. */
export function showUnsentMail(kind: EnquiryKind, params: Record<string, string>): Promise<void> {
  const rows = Object.entries(params).map(([name, value]) =>
    element(
      'div',
      {},
      element('dt', {}, PARAM_LABELS[name] ?? name, ' ', element('code', {}, name)),
      element('dd', {}, value || '(empty)'),
    ),
  );
  const sentence = `On the live site, the ${FORMS[kind]} would now send one email with these values:`;
  const content = [element('p', {}, sentence), element('dl', {}, ...rows)];
  return openDialog('Nothing was sent: this is a preview', content, [], 'Close, and see what the visitor sees next');
}
