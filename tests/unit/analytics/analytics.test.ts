import { startAnalytics, stopAnalytics } from '../../../src/analytics/googleAnalytics';
import { trackEvent } from '../../../src/analytics/trackEvent';
import { trackLinkClicks } from '../../../src/analytics/trackLinkClicks';

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

it('tracks clicks on links to the two forms, from anywhere inside the link, and on no others', () => {
  startAnalytics(ID);
  document.body.innerHTML = `
    <a href="/contact?tier=team"><span>Contact</span></a><a href="/assessment">Assessment</a>
    <a href="/about">About</a><a href="https://example.com/contact">Elsewhere</a>`;
  document.addEventListener('click', (event) => event.preventDefault());
  const before = queued().length;
  trackLinkClicks();
  document.querySelector('span')?.click();
  for (const link of document.querySelectorAll('a')) link.click();
  expect(queued().slice(before)).toEqual([
    ['event', 'link_clicked', { to: '/contact' }],
    ['event', 'link_clicked', { to: '/contact' }],
    ['event', 'link_clicked', { to: '/assessment' }],
  ]);
});
