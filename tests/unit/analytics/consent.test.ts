import { startConsent } from '../../../src/browser/analytics/consent';

it('adds no dialog of the library to the page, which would be an empty one', async () => {
  startConsent(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.getElementById('cc-main')).toBeNull();
});
