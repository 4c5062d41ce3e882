import { expect } from '@playwright/test';
import { states } from '../../../plugins/states/states';
import { failureMessages } from '../../../src/site/sendMessages';
import { pageOf } from '../../../tools/review/states/readStates';
import { showState } from '../../../tools/review/states/showState';
import { CONFIGURED_BUILD, test } from '../../support/configured/site';
import { accessibilityViolations } from '../../support/page';

const failureOf = (name: string) => /the error “(\w+)”/.exec(name)?.[1];

for (const state of states) {
  test(`${state.name} can be reached and is accessible`, async ({ browser, servedOrigin }) => {
    const route = pageOf(state, CONFIGURED_BUILD);
    test.skip(!route, 'No page contains it.');
    const { page, element, close } = await showState(browser, servedOrigin + route, state);
    const failure = failureOf(state.name);
    if (failure) {
      const messages: Partial<Record<string, { text: string }>> =
        failureMessages[state.page === '/contact' ? 'contact' : 'assessment'];
      await expect(element).toContainText(messages[failure]?.text ?? 'a message of the catalogue');
    }
    await element.evaluate((node) => node.setAttribute('data-checked', ''));
    if (!state.isPrinted) expect(await accessibilityViolations(page, '[data-checked]')).toEqual([]);
    await close();
  });
}
