import { expect, type Locator, type Page } from '@playwright/test';
import type { Message } from '../../src/site/sendMessages';
import { movePointer, reactRuns } from './page';

/** Makes a page report that it was opened ten seconds earlier, because a test fills in a form faster than a person. */
export async function skipMinimumFillTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
}

export const visitor = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Orders are typed twice.\nEvery day.',
};

/** The fields and buttons of the contact form. */
export function contactForm(page: Page) {
  const form = page.locator('#contact-form');
  return {
    form,
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    company: form.getByLabel('Company'),
    interest: form.getByLabel('What are you interested in?'),
    message: form.getByLabel('Message'),
    agreement: form.getByRole('checkbox'),
    submit: form.locator('button[type=submit]'),
    discard: form.getByRole('button', { name: 'Discard draft' }),
    errorSummary: form.getByRole('region', { name: 'There is a problem' }),
    success: form.getByRole('region', { name: 'Thanks for reaching out!' }),
  };
}

/** Submits the form inside an element without its button, as a script may. */
export async function submitByScript(element: Locator): Promise<void> {
  await element.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
}

/** The draft of the contact form in local storage. */
export function savedDraft(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('draft:contact'));
}

/** Fills in the contact form and ticks the agreement; company stays empty. */
export async function fillContactForm(page: Page) {
  const contact = contactForm(page);
  await contact.name.fill(visitor.name);
  await contact.email.fill(visitor.email);
  await contact.interest.selectOption('support');
  await contact.message.fill(visitor.message);
  await contact.agreement.check();
  return contact;
}

/** Opens the contact page and starts React, as a visitor's first interaction does. */
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
  await form.getByLabel('Name').fill(visitor.name);
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('Company').fill('Analytical Engines');
  await form.getByLabel('Primary area of interest').selectOption('not_sure');
  await form.getByRole('checkbox').check();
  return {
    form,
    submit: form.getByRole('button', { name: 'Schedule Strategy Session' }),
    success: form.getByRole('region', { name: 'Strategy Session Request Received!' }),
  };
}

/** Waits for a toast with exactly this text. */
export async function expectToast(page: Page, { title, text }: Message): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
