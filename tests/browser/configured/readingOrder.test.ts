import { expect } from '@playwright/test';
import { fieldErrors, formStrings, formText } from '../../../src/facts/formStrings';
import { formHeadlines } from '../../../src/facts/topics';
import { contactDefinition } from '../../../src/forms/definitions';
import { formTest as test } from '../../support/configured/site';
import { openContact } from '../../support/enquiryForms';

/** Roles of the controls, for assistive technology. */
const ROLES = { input: 'textbox', textarea: 'textbox', select: 'combobox' } as const;

test('a screen reader meets the summary of errors, then each field with its error, then the button', async ({
  page,
}) => {
  const contact = await openContact(page);
  await contact.agreement.check();
  await contact.submit.click();
  await expect(contact.errorSummary).toBeFocused();

  const { fields } = contactDefinition;
  const missing = fields.flatMap(({ missingError }) => missingError ?? []);
  expect(missing).toContain(fieldErrors.name);
  await expect(contact.form).toMatchAriaSnapshot(
    [
      `- region ${JSON.stringify(formStrings.errorSummary)}:`,
      '  - list:',
      ...missing.flatMap((error) => ['    - listitem:', `      - link ${JSON.stringify(error)}`]),
      `- form ${JSON.stringify(formHeadlines.contact)}:`,
      ...fields.flatMap(({ label, missingError, control }) => [
        `  - ${ROLES[control.type]} ${missingError ? JSON.stringify(label) : `/${label}/`}`,
        ...(missingError ? [`  - paragraph: ${JSON.stringify(missingError)}`] : []),
      ]),
      '  - checkbox [checked]',
      `  - button ${JSON.stringify(formText.contact.submit)}`,
    ].join('\n'),
  );
});
