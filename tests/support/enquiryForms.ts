import { expect, type Page } from '@playwright/test';
import { formStrings, type Message, successMessages } from '../../src/facts/formStrings';
import { assessmentInterests, contactInterests, type Interest, type InterestGroup } from '../../src/facts/interests';
import { movePointer, reactRuns } from './page';

function lastInterest(groups: readonly InterestGroup[]): Interest {
  const interest = groups.flatMap(({ options }) => options).at(-1);
  if (!interest) throw new Error('A form has no interests.');
  return interest;
}

export const visitor = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Orders are typed twice.\nEvery day.',
  interest: lastInterest(contactInterests),
  assessmentInterest: lastInterest(assessmentInterests),
};

/** The fields and buttons of the contact form. */
export function contactForm(page: Page) {
  const form = page.locator('#contact-form');
  return {
    form,
    name: form.locator('[name=name]'),
    email: form.locator('[name=email]'),
    company: form.locator('[name=company]'),
    interest: form.locator('[name=interest]'),
    message: form.locator('[name=message]'),
    problem: form.locator('[data-tone=problem]').last(),
    agreement: form.locator('[name=agreeToTerms]'),
    submit: form.locator('button[type=submit]'),
    discard: form.getByRole('button', { name: formStrings.discardDraft }),
    errorSummary: form.getByRole('region', { name: formStrings.errorSummary }),
    success: form.getByRole('region', { name: successMessages.contact.title }),
  };
}

/** Fills in the contact form and ticks the agreement; company stays empty. */
export async function fillContactForm(page: Page) {
  const contact = contactForm(page);
  await contact.name.fill(visitor.name);
  await contact.email.fill(visitor.email);
  await contact.interest.selectOption(visitor.interest.value);
  await contact.message.fill(visitor.message);
  await contact.agreement.check();
  return contact;
}

/** Opens the contact page and waits for React. */
export async function openContact(page: Page, address = '/contact') {
  await page.goto(address);
  await movePointer(page);
  await reactRuns(page);
  return contactForm(page);
}

/** Opens the contact page and fills in the form. */
export async function openFilledContact(page: Page) {
  await openContact(page);
  return fillContactForm(page);
}

/** Opens the assessment page and fills in the form; phone and challenges stay empty. */
export async function openFilledAssessment(page: Page) {
  await page.goto('/assessment');
  await movePointer(page);
  await reactRuns(page);
  const form = page.locator('#assessment-form');
  await form.locator('[name=name]').fill(visitor.name);
  await form.locator('[name=email]').fill(visitor.email);
  await form.locator('[name=company]').fill('Analytical Engines');
  await form.locator('[name=interest]').selectOption(visitor.assessmentInterest.value);
  await form.getByRole('checkbox').check();
  return {
    form,
    submit: form.locator('button[type=submit]'),
    success: form.getByRole('region', { name: successMessages.assessment.title }),
  };
}

/** Waits for a toast with exactly this text. */
export async function expectToast(page: Page, { title, text }: Message): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
