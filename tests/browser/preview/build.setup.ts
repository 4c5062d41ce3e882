import { test } from '@playwright/test';
import { buildSite } from '../../support/buildSite';
import { PREVIEW_BUILD, PULL_REQUEST } from '../../support/preview';

test('the preview builds', () => {
  test.setTimeout(240_000);
  const { PREVIEW: _, ...environment } = process.env;
  buildSite(PREVIEW_BUILD, {
    ...environment,
    ...PULL_REQUEST,
    // A preview has none of these, even where the live site's settings are at hand.
    GA_MEASUREMENT_ID: 'G-TEST123456',
    EMAILJS_PUBLIC_KEY: 'live-public-key',
    EMAILJS_CAPTCHA_SITE_KEY: 'live-captcha-key-of-google',
    CHAT_ID: 'live-chat-id',
  });
});
