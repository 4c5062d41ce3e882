import { test } from '@playwright/test';
import { buildSite } from '../../support/buildSite';
import { CONFIGURED_BUILD } from '../../support/configured/site';

test('the configured site builds', () => {
  test.setTimeout(120_000);
  buildSite(CONFIGURED_BUILD, process.env, ['--config', 'tests/support/configured/docusaurus.config.ts']);
});
