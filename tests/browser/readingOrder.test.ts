import { expect } from '@playwright/test';
import { company } from '../../src/facts/company';
import { fieldErrors, formStrings } from '../../src/facts/formStrings';
import { aboutLink, freeAssessmentLink, homeLink, menus, startInnovationLink } from '../../src/facts/navigation';
import { strings } from '../../src/facts/strings';
import { formFields } from '../../src/forms/fields';
import { openForm } from '../support/enquiryForms';
import { DESKTOP, scriptRuns } from '../support/page';
import { test } from '../support/test';

/** What a screen reader says on its way through the shell and a form, as Playwright writes accessibility trees. */

const button = (name: string) => `- button ${JSON.stringify(name)}`;
const link = ({ title }: { title: string }) => `- link ${JSON.stringify(title)}`;
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

test('a screen reader meets the skip link, the brand, the menus and the buttons, in this order', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await scriptRuns(page);
  const stops = [link(homeLink), ...menus.map(({ title }) => button(title)), link(aboutLink)].flatMap((stop) => [
    '- listitem:',
    `  ${stop}`,
  ]);
  await expect(page.locator('body')).toMatchAriaSnapshot(
    [
      `- navigation ${JSON.stringify(strings.skipNavigation)}:`,
      `  - link ${JSON.stringify(strings.skipToContent)}`,
      '- banner:',
      `  ${link({ title: company.brand })}`,
      `  - navigation ${JSON.stringify(strings.mainNavigation)}:`,
      '    - list:',
      ...indented(indented(indented(stops))),
      `  ${button(strings.switchTheme)}`,
      `  ${link(startInnovationLink)}`,
      `  ${link(freeAssessmentLink)}`,
      '- main:',
      '  - heading [level=1]',
      '- contentinfo',
    ].join('\n'),
  );
});

test('a screen reader meets the summary of errors, then each field with its error, then the button', async ({
  page,
}) => {
  const contact = await openForm(page);
  await contact.agreement.check();
  await contact.submit.click();
  await expect(contact.errorSummary).toBeFocused();

  const fields = formFields.contact;
  const missing = fields.flatMap(({ missingError }) => missingError ?? []);
  expect(missing).toContain(fieldErrors.name);
  await expect(contact.form).toMatchAriaSnapshot(
    [
      `- region ${JSON.stringify(formStrings.errorSummary)}:`,
      '  - list:',
      ...missing.flatMap((error) => ['    - listitem:', `      - link ${JSON.stringify(error)}`]),
      `- form ${JSON.stringify(formStrings.contact.headline)}:`,
      ...fields.flatMap(({ label, missingError, type }) => [
        `  - ${type === 'select' ? 'combobox' : 'textbox'} ${missingError ? JSON.stringify(label) : `/${label}/`}`,
        ...(missingError ? [`  - paragraph: ${JSON.stringify(missingError)}`] : []),
      ]),
      '  - checkbox [checked]',
      `  - button ${JSON.stringify(formStrings.contact.submit)}`,
    ].join('\n'),
  );
});
