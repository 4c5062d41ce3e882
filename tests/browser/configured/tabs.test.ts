import { expect } from '@playwright/test';
import { formTest as test } from '../../support/configured/site';
import { openContact } from '../../support/enquiryForms';
import { reactRuns } from '../../support/page';

test('each tab reloads its own draft, an emptied form deletes no other, and the last one is offered after closing', async ({
  page,
  context,
}) => {
  const first = await openContact(page);
  const other = await context.newPage();
  const second = await openContact(other);
  await first.message.fill('Typed in the first tab');
  await second.message.fill('Typed in the second tab');

  for (const tab of [page, other]) {
    await tab.reload();
    await reactRuns(tab);
  }
  await expect(first.message).toHaveValue('Typed in the first tab');
  await expect(second.message).toHaveValue('Typed in the second tab');

  await first.message.fill('');
  await page.close();
  await other.close();
  const later = await openContact(await context.newPage());
  await expect(later.message).toHaveValue('Typed in the second tab');
});
