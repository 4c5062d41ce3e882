import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { HONEYPOT } from '../../../src/forms/botGuard';
import { DRAFT_LIFETIME } from '../../../src/forms/draft';
import { company } from '../../../src/site/company';
import { refusedMessage } from '../../../src/site/sendMessages';
import { refuseAnalytics } from '../../support/configured/mail';
import { test } from '../../support/configured/site';
import {
  contactForm,
  expectToast,
  fillContactForm,
  openContact,
  skipMinimumFillTime,
  visitor,
} from '../../support/enquiryForms';
import { MailService } from '../../support/mailService';
import { collectErrors, DESKTOP, PHONE, reactRuns } from '../../support/page';

test.beforeEach(({ context, servedOrigin }) => refuseAnalytics(context, servedOrigin));

/** Every script of the site waits until this is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('rules', () => {
  test('mistakes stand at the fields and in a summary that takes the focus and leads to them', async ({ page }) => {
    await openContact(page);
    const contact = contactForm(page);
    await expect(contact.submit).toBeDisabled();
    await contact.email.fill('ada@example');
    await contact.agreement.check();
    await contact.submit.click();

    await expect(contact.errorSummary).toBeFocused();
    await expect(contact.errorSummary.getByRole('link')).toHaveText([
      'Enter your name',
      'Enter an email address in the format name@example.com',
      'Choose what you are interested in',
      'Write your message',
    ]);
    await expect(contact.name).toHaveAccessibleDescription('Enter your name');
    await expect(contact.company).not.toHaveAttribute('aria-invalid');

    await contact.errorSummary.getByRole('link', { name: 'Write your message' }).click();
    await expect(contact.message).toBeFocused();
    await contact.message.fill('Hello');
    await expect(contact.errorSummary.getByRole('link')).toHaveCount(3);
    expect(page.url()).not.toContain('#');
  });

  test('without the agreement, a submit by script is answered with the specified notice', async ({ page }) => {
    await skipMinimumFillTime(page);
    const service = await MailService.at(page);
    await openContact(page);
    const contact = await fillContactForm(page);
    await contact.agreement.uncheck();
    await contact.form.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expectToast(page, {
      title: 'Agreement Required',
      text: 'Please agree to the privacy policy before submitting.',
    });
    await expect(contact.errorSummary).toBeHidden();

    await page.goto('/assessment');
    await reactRuns(page);
    await page.locator('#assessment-form form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expectToast(page, {
      title: 'Agreement Required',
      text: 'Please agree to the terms and conditions before submitting.',
    });
    expect(service.mails).toHaveLength(0);
  });
});

test.describe('drafts', () => {
  test('are no draft when nothing was typed, or all of it was deleted', async ({ page }) => {
    await openContact(page);
    const contact = contactForm(page);
    await contact.agreement.check();
    await expect(contact.discard).toBeHidden();
    await contact.name.fill(visitor.name);
    await expect(contact.discard).toBeVisible();
    await contact.name.fill('');
    await expect(contact.discard).toBeHidden();
  });

  test('survive a reload, an accidental back and a closed tab, and go when one discards them', async ({
    page,
    context,
  }) => {
    await openContact(page);
    await fillContactForm(page);
    await page.reload();
    await reactRuns(page);
    await expect(contactForm(page).message).toHaveValue(visitor.message);

    await page.goto('/about');
    await page.goBack();
    await reactRuns(page);
    await expect(contactForm(page).interest).toHaveValue('support');

    await page.close();
    const later = await context.newPage();
    await openContact(later);
    const contact = contactForm(later);
    await expect(contact.name).toHaveValue(visitor.name);
    await expect(contact.agreement).not.toBeChecked();

    await contact.discard.click();
    await expect(contact.name).toHaveValue('');
    await expect(contact.name).toBeFocused();
    await expect(contact.discard).toBeHidden();
    expect(await later.evaluate(() => localStorage.length)).toBe(0);
  });

  test('are gone when the enquiry was sent', async ({ page }) => {
    await skipMinimumFillTime(page);
    await MailService.at(page);
    await openContact(page);
    const contact = await fillContactForm(page);
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
    await page.reload();
    await reactRuns(page);
    await expect(contact.message).toHaveValue('');
  });

  test('are forgotten after seven days', async ({ page, context }) => {
    await openContact(page);
    await fillContactForm(page);
    await page.close();
    const later = await context.newPage();
    await later.clock.setFixedTime(Date.now() + DRAFT_LIFETIME);
    await openContact(later);
    await expect(contactForm(later).message).toHaveValue('');
  });

  test('that cannot be kept because storage is full stop nobody from sending', async ({ page }) => {
    await skipMinimumFillTime(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const errors = collectErrors(page);
    const service = await MailService.at(page);
    await openContact(page);
    const contact = await fillContactForm(page);
    await expect(contact.discard).toBeHidden();
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    expect(service.mails).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

test.describe('the address', () => {
  test('fills in the interest, or an opening line that names the plan', async ({ page }) => {
    await openContact(page, '/contact?interest=partnership');
    await expect(contactForm(page).interest).toHaveValue('partnership');
    await openContact(page, '/contact?tier=enterprise');
    await expect(contactForm(page).message).toHaveValue('I am interested in the Enterprise plan.\n');
    await contactForm(page).message.fill('My own words');
    await openContact(page, '/contact?tier=team');
    await expect(contactForm(page).message).toHaveValue('My own words');
  });

  for (const query of [
    'interest=constructor&tier=toString',
    'interest=__proto__&tier=__proto__[x]',
    'tier=%3Cscript%3Ealert(1)%3C/script%3E&interest=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    'tier=%E0%A4%A&interest=%',
    `interest=${'a'.repeat(7000)}`,
    'tier=TEAM&interest=Partnership',
  ]) {
    test(`ignores ${query.slice(0, 40)}`, async ({ page }) => {
      const errors = collectErrors(page);
      await openContact(page, `/contact?${query}#contact-form`);
      await expect(contactForm(page).interest).toHaveValue('');
      await expect(contactForm(page).message).toHaveValue('');
      expect(errors).toEqual([]);
    });
  }

  test('leads to the form, smoothly, 100 ms after the page is there', async ({ page }) => {
    await page.addInitScript(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        Object.assign(window, { scrolled: [this.id, typeof options === 'object' && options.behavior] });
        scroll.call(this, options);
      };
    });
    await openContact(page, '/contact#contact-form');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'scrolled'))).toEqual(['contact-form', 'smooth']);
    await expect(contactForm(page).form).toBeInViewport();
  });
});

test.describe('before React runs', () => {
  test('what is typed is kept, and a submit is held and then sent once', async ({ page }) => {
    await skipMinimumFillTime(page);
    const service = await MailService.at(page);
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const contact = await fillContactForm(page);
    await contact.submit.click();
    await expect(page).toHaveURL('/contact');
    release();
    await expect(contact.success).toBeVisible();
    expect(service.mails.map(({ template_params }) => template_params.message)).toEqual([visitor.message]);
  });

  test('the browser insists on the agreement, and what is typed outlives React taking over', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const contact = await fillContactForm(page);
    await contact.agreement.uncheck();
    await contact.submit.click();
    await expect(contact.agreement).toBeFocused();
    release();
    await reactRuns(page);
    await expect(contact.name).toHaveValue(visitor.name);
    await expect(contact.message).toHaveValue(visitor.message);
    await expect(contact.submit).toBeDisabled();
    await expect(contact.discard).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [route, id] of [
    ['/contact', '#contact-form'],
    ['/assessment', '#assessment-form'],
  ] as const) {
    test(`${route} says so, offers a prepared mail, and has nothing that could be sent`, async ({ page }) => {
      await page.goto(route);
      const form = page.locator(id);
      await expect(form.getByText('This form needs JavaScript')).toBeVisible();
      await expect(form.getByText('The form is not ready')).toBeHidden();
      const notice = form.getByRole('status').filter({ hasText: 'Write to us instead' });
      await expect(notice.getByRole('link', { name: company.email })).toBeVisible();
      const prepared = await notice.getByRole('link', { name: 'open a prepared e-mail' }).getAttribute('href');
      expect(decodeURIComponent(prepared ?? '')).toContain('Name: \nEmail: \nCompany: ');
      await expect(form.locator('form')).toBeHidden();
      await expect(form.locator('form')).toHaveAttribute('method', 'dialog');
    });
  }
});

test.describe('programs', () => {
  test('that fill in the hidden field are refused in words, and nothing is sent', async ({ page }) => {
    await skipMinimumFillTime(page);
    const service = await MailService.at(page);
    await openContact(page);
    const contact = await fillContactForm(page);
    await page.locator(`[name=${HONEYPOT}]`).evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await contact.submit.click();
    await expectToast(page, refusedMessage);
    await expect(contact.message).toHaveValue(visitor.message);
    expect(service.mails).toHaveLength(0);
  });

  test('that are faster than a person are refused in words, and a person can press again', async ({ page }) => {
    await page.clock.install();
    const service = await MailService.at(page);
    await openContact(page);
    const contact = await fillContactForm(page);
    await page.evaluate(() => {
      performance.now = () => 2_000;
    });
    await contact.submit.click();
    await expectToast(page, refusedMessage);
    expect(service.mails).toHaveLength(0);
    await page.evaluate(() => {
      performance.now = () => 4_000;
    });
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
  });

  test('cannot be confused with people: the hidden field is out of sight and reach', async ({ page }) => {
    await openContact(page);
    const field = page.locator(`[name=${HONEYPOT}]`);
    await expect(field).toHaveAttribute('tabindex', '-1');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  });
});

test('the keyboard alone leads from the top of the page to success', async ({ page }) => {
  await skipMinimumFillTime(page);
  await page.setViewportSize(DESKTOP);
  const service = await MailService.at(page);
  await openContact(page);
  const contact = contactForm(page);
  const tabTo = async (target: typeof contact.name) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('The focus never arrived.');
  };
  await tabTo(contact.name);
  await page.keyboard.type(visitor.name);
  await tabTo(contact.email);
  await page.keyboard.type(visitor.email);
  await tabTo(contact.interest);
  await page.keyboard.type('Supp');
  await tabTo(contact.message);
  await page.keyboard.type('Hello');
  await tabTo(contact.agreement);
  await page.keyboard.press('Space');
  await tabTo(contact.submit);
  await page.keyboard.press('Enter');
  await expect(contact.success).toBeFocused();
  expect(service.mails[0]?.template_params).toMatchObject({ interest: 'Support', message: 'Hello' });
});

for (const viewport of [{ width: 320, height: 700 }, PHONE, DESKTOP]) {
  test(`is accessible in every state and never scrolls sideways at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await skipMinimumFillTime(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const service = await MailService.at(page);
    const answer = service.hold();
    await openContact(page);
    const contact = contactForm(page);

    async function check(state: string) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
        const { violations } = await new AxeBuilder({ page }).include('#contact-form').analyze();
        expect([state, colorScheme, ...violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([
          state,
          colorScheme,
        ]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    await check('idle');
    await contact.agreement.check();
    await contact.submit.click();
    await expect(contact.errorSummary).toBeVisible();
    await check('errors');
    await fillContactForm(page);
    await contact.submit.click();
    await expect(contact.submit).toHaveText('Sending...');
    // As everybody leaves the pointer.
    await contact.submit.hover();
    await check('sending');
    answer();
    await expect(contact.success).toBeVisible();
    await check('success');
  });
}
