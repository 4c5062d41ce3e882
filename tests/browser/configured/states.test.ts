import { expect } from '@playwright/test';
import { failureMessages } from '../../../src/site/sendMessages';
import { CONFIGURED_BUILD, test } from '../../support/configured/site';
import { accessibilityViolations, excessWidth } from '../../support/page';
import { pageOf, showState } from '../../support/states/showState';
import { type SiteState, states } from '../../support/states/states';

/** Whether a state differs from that of the entry `other` only by the answer: `tests/unit/forms/sendError.test.ts` covers those. */
const isLikeAnother = ({ failure, answer }: SiteState) => typeof answer === 'object' && failure !== 'other';

for (const state of states.filter((one) => !isLikeAnother(one))) {
  test(`${state.name} can be reached, fits and is accessible`, async ({ browser, servedOrigin }) => {
    const route = pageOf(state, CONFIGURED_BUILD);
    test.skip(!route, 'No page contains it.');
    const { page, element, close } = await showState(browser, servedOrigin + route, state);
    const { failure } = state;
    if (failure) {
      const messages: Partial<Record<string, { text: string }>> =
        failureMessages[state.page === '/contact' ? 'contact' : 'assessment'];
      await expect(element).toContainText(messages[failure]?.text ?? 'a message of the catalog');
    }
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await element.evaluate((node) => node.setAttribute('data-checked', ''));
    // The messages of failures have the same markup and colors.
    const isChecked = !state.isPrinted && (!failure || failure === 'other');
    if (isChecked) expect(await accessibilityViolations(page, '[data-checked]')).toEqual([]);
    await close();
  });
}
