import type { Locator, Page } from '@playwright/test';

/** A visitor's action on a page, and the steps before it. */
export interface InteractionCase {
  name: string;
  route: string;
  /** A phone has a touch screen of 390 px; a desktop has a mouse and 1280 px. */
  device: 'phone' | 'desktop';
  /** Whether the page starts React on load, so that the interaction happens while React starts. */
  isForm?: boolean;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** Milliseconds between keys: about ten a second. */
const KEY_DELAY = 100;

function nameField(page: Page): Locator {
  return page.locator('#contact-form').getByLabel('Name');
}

async function fillContactForm(page: Page): Promise<void> {
  const form = page.locator('#contact-form');
  await nameField(page).fill('Ada Lovelace');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('What are you interested in?').selectOption('support');
  await form.getByLabel('Message').fill('Orders are typed twice.');
  await form.getByRole('checkbox').check();
}

export const interactionCases: readonly InteractionCase[] = [
  {
    name: 'menu',
    route: '/about',
    device: 'desktop',
    act: (page) => page.locator('header nav button').first().click(),
  },
  {
    name: 'question',
    route: '/pricing',
    device: 'phone',
    prepare: (page) => page.locator('summary').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('summary').first().tap(),
  },
  {
    name: 'drawer',
    route: '/about',
    device: 'phone',
    act: (page) => page.locator('header button[commandfor=drawer]').first().tap(),
  },
  {
    name: 'typing',
    route: '/contact',
    device: 'phone',
    isForm: true,
    prepare: (page) => nameField(page).scrollIntoViewIfNeeded(),
    act: async (page) => {
      await nameField(page).tap();
      await page.keyboard.type('Ada Lovelace', { delay: KEY_DELAY });
    },
  },
  {
    name: 'submit',
    route: '/contact',
    device: 'phone',
    isForm: true,
    prepare: fillContactForm,
    act: (page) => page.locator('#contact-form button[type=submit]').tap(),
  },
  {
    name: 'submit with errors',
    route: '/contact',
    device: 'phone',
    isForm: true,
    prepare: (page) => page.locator('#contact-form').getByRole('checkbox').check(),
    act: (page) => page.locator('#contact-form button[type=submit]').tap(),
  },
];
