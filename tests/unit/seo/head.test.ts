import { organization } from '../../../src/seo/jsonLd';
import { headTags } from '../../../src/seo/metadata';
import { company, origin } from '../../../src/site/company';

/** What no page of the site may use at the moment; the rest is tested on the built pages. */
it('uses the front matter of a page', () => {
  const { canonical, meta } = headTags({
    title: 'Pricing',
    description: 'Four plans.',
    path: '/pricing',
    keywords: ['plans', 'prices'],
    canonical: '/plans',
    image: '/images/plans.png',
    type: 'article',
  });
  const contentOf = (key: string) => meta.find(({ name, property }) => name === key || property === key)?.content;
  expect(canonical).toBe(`${origin}/plans`);
  expect(contentOf('keywords')).toBe('plans, prices');
  expect(contentOf('og:type')).toBe('article');
  expect(contentOf('twitter:image')).toBe(`${origin}/images/share/pricing.jpg`);
});

it.each([
  ['', undefined],
  ['+1 801 555 0100', '+1 801 555 0100'],
])('with the phone number "%s", the telephone is %s', (phone, telephone) => {
  const replaced = jest.replaceProperty(company as { phone: string }, 'phone', phone);
  expect(JSON.parse(JSON.stringify(organization())).contactPoint.telephone).toBe(telephone);
  replaced.restore();
});
