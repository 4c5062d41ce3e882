import type { Page } from '@playwright/test';
import { type EnquiryKind, formAnchors } from '../../src/config/forms';
import { formStrings, successMessages } from '../../src/facts/formStrings';
import { type EnquiryValues, formFields, optionsOf } from '../../src/forms/fields';
import { movePointer, reactRuns } from './page';

/** What `fillForm` enters; of a list, the last option. */
export const visitor = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'Orders are typed twice.\nEvery day.',
  interest: formFields.contact.flatMap(optionsOf).at(-1) ?? { value: '', label: '' },
};

/** The fields and buttons of a form. */
export function enquiryForm(page: Page, kind: EnquiryKind = 'contact') {
  const form = page.locator(`#${formAnchors[kind]}`);
  return {
    form,
    name: form.locator('[name=name]'),
    email: form.locator('[name=email]'),
    interest: form.locator('[name=interest]'),
    message: form.locator('[name=message]'),
    problem: form.locator('[data-severity=problem]').last(),
    agreement: form.locator('[name=agreeToTerms]'),
    submit: form.locator('button[type=submit]'),
    discard: form.getByRole('button', { name: formStrings.discardDraft }),
    errorSummary: form.getByRole('region', { name: formStrings.errorSummary }),
    success: form.getByRole('region', { name: successMessages[kind].title }),
  };
}

/** Fills in what is required and ticks the agreement. */
export async function fillForm(page: Page, kind: EnquiryKind = 'contact') {
  const controls = enquiryForm(page, kind);
  const { interest: _, ...texts } = visitor;
  const values: EnquiryValues = texts;
  for (const field of formFields[kind].filter(({ missingError }) => missingError)) {
    const control = controls.form.locator(`[name=${field.name}]`);
    if (field.type === 'select') await control.selectOption({ index: optionsOf(field).length });
    else await control.fill(values[field.name] ?? 'Yes');
  }
  await controls.agreement.check();
  return controls;
}

/** Opens the page of a form and waits for React. */
export async function openForm(page: Page, kind: EnquiryKind = 'contact') {
  await page.goto(`/${kind}`);
  await movePointer(page);
  await reactRuns(page);
  return enquiryForm(page, kind);
}

/** Opens the page of a form and fills it in. */
export async function openFilledForm(page: Page, kind: EnquiryKind = 'contact') {
  await openForm(page, kind);
  return fillForm(page, kind);
}
