import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { PREVIEW_BUILD, PULL_REQUEST } from '../../support/preview';

// Without npx, which Windows starts only through a shell.
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

test('the preview builds', () => {
  test.setTimeout(240_000);
  const { PREVIEW: _, ...environment } = process.env;
  execFileSync(process.execPath, [DOCUSAURUS, 'build', '--out-dir', PREVIEW_BUILD], {
    stdio: 'pipe',
    env: {
      ...environment,
      ...PULL_REQUEST,
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-preview',
      // A preview has none of these, even where the live site's settings are at hand.
      GA_MEASUREMENT_ID: 'G-TEST123456',
      EMAILJS_PUBLIC_KEY: 'live-public-key',
      EMAILJS_CAPTCHA_SITE_KEY: 'live-captcha-key-of-google',
      CHAT_ID: 'live-chat-id',
    },
  });
});
