import { startAnalytics, stopAnalytics } from '../../../src/analytics/googleAnalytics';
import { trackEvent } from '../../../src/analytics/trackEvent';

const ID = 'G-AB12CD34EF';
const queued = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

it('loads Google once and tracks events only between consent and its withdrawal', () => {
  trackEvent({ name: 'enquiry_sent', form: 'contact' });
  expect(window.dataLayer).toBeUndefined();
  expect(document.querySelector('script')).toBeNull();

  history.replaceState(null, '', '/auth/callback?code=secret#state');
  startAnalytics(ID);
  startAnalytics(ID);
  expect([...document.scripts].map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect(queued()).toEqual([
    ['js', expect.any(Date)],
    ['config', ID, { cookie_domain: 'none', page_location: 'http://localhost/auth/callback', page_referrer: '' }],
  ]);

  trackEvent({ name: 'enquiry_sent', form: 'contact' });
  expect(queued().at(-1)).toEqual(['event', 'enquiry_sent', { form: 'contact' }]);

  stopAnalytics(ID);
  trackEvent({ name: 'enquiry_sent', form: 'assessment' });
  expect(queued()).toHaveLength(3);
  expect(window[`ga-disable-${ID}`]).toBe(true);

  startAnalytics(ID);
  trackEvent({ name: 'enquiry_sent', form: 'assessment' });
  expect(queued()).toHaveLength(4);
  expect(window[`ga-disable-${ID}`]).toBe(false);
});
