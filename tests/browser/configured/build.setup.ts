import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { CONFIGURED_BUILD } from '../../support/configured/site';

// Without npx, which Windows starts only through a shell.
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

test('the configured site builds', () => {
  test.setTimeout(120_000);
  execFileSync(
    process.execPath,
    [DOCUSAURUS, 'build', '--config', 'tests/support/configured/docusaurus.config.ts', '--out-dir', CONFIGURED_BUILD],
    {
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-configured' },
    },
  );
});
