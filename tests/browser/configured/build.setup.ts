import { expect, test } from '@playwright/test';
import { buildSite } from '../../support/buildSite';
import { CONFIGURED_BUILD } from '../../support/configured/site';
import { STAND_IN_CHAT_ID, STAND_IN_MEASUREMENT_ID, standInMail, standInsIn } from '../../support/standIns';

test('the configured site builds', () => {
  test.setTimeout(120_000);
  buildSite(CONFIGURED_BUILD, process.env, ['--config', 'tests/support/configured/docusaurus.config.ts']);
  expect(standInsIn(CONFIGURED_BUILD)).toEqual([standInMail.publicKey, STAND_IN_MEASUREMENT_ID, STAND_IN_CHAT_ID]);
});
