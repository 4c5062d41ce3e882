import { expect, type Page } from '@playwright/test';
import type { Message } from '../../src/site/sendMessages';
import { reactRuns } from './page';

/** Lets a page believe that it was opened ten seconds earlier: a test fills in a form faster than a person can. */
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

/** Opens the contact page with React running. */
export async function openContact(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address);
  await reactRuns(page);
}

/** Opens the assessment page and fills in the form; phone and challenges stay empty. */
export async function openFilledAssessment(page: Page) {
  await page.goto('/assessment');
  await reactRuns(page);
  const form = page.locator('#assessment-form');
  await form.getByLabel('Name').fill(visitor.name);
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('Company').fill('Analytical Engines');
  await form.getByLabel('Primary area of interest').selectOption('not_sure');
  await form.getByRole('checkbox').check();
  return { form, submit: form.getByRole('button', { name: 'Schedule Strategy Session' }) };
}

/** Waits for a toast with exactly these words. */
export async function expectToast(page: Page, { title, text }: Message): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
