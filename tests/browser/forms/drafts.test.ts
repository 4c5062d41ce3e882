import { expect } from '@playwright/test';
import { draftLifetime } from '../../../src/facts/storage';
import { twoStaticPages } from '../../support/builtPages';
import { formTest as test } from '../../support/configured/site';
import { openContact, openFilledContact, visitor } from '../../support/enquiryForms';
import { reactRuns } from '../../support/page';

const [PAGE] = twoStaticPages();

test('a draft survives a reload, an accidental back and a closed tab, until it is discarded or its time has passed', async ({
  page,
  context,
}) => {
  const contact = await openFilledContact(page);
  await page.reload();
  await reactRuns(page);
  await expect(contact.message).toHaveValue(visitor.message);
  await page.goto(PAGE);
  await page.goBack();
  await reactRuns(page);
  await expect(contact.interest).toHaveValue(visitor.interest.value);

  await page.close();
  const later = await context.newPage();
  const reopened = await openContact(later);
  await expect(reopened.name).toHaveValue(visitor.name);
  await expect(reopened.agreement).not.toBeChecked();
  await reopened.discard.click();
  await expect(reopened.name).toHaveValue('');

  await reopened.name.fill(visitor.name);
  await later.clock.setFixedTime(Date.now() + draftLifetime);
  await later.goto(PAGE);
  await expect.poll(() => later.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
