import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { PREVIEW_BUILD } from '../../support/preview';

test('the preview builds', () => {
  test.setTimeout(120_000);
  execFileSync('npx', ['docusaurus', 'build', '--out-dir', PREVIEW_BUILD], {
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PREVIEW: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-preview',
    },
  });
});
