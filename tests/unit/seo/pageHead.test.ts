/** @jest-environment node */
import * as v from 'valibot';
import { cases } from '../../../src/facts/cases';
import { company, origin } from '../../../src/facts/company';
import { entryAmount } from '../../../src/facts/figures';
import { frontMatterSchema } from '../../../src/seo/frontMatter';
import { organization, structuredDataOf } from '../../../src/seo/jsonLd';
import { headTags } from '../../../src/seo/metadata';

const valid = {
  title: 'Cloud solutions',
  description: 'Migration, cost and operations on AWS, Azure and Google Cloud, planned and run with your team.',
};

/** Structured data as a page has it. */
const emitted = (data: unknown) => JSON.parse(JSON.stringify(data));

it('reports every mistake in front matter', () => {
  const values = { titel: 'Cloud', description: 'Short.', canonical: 'cloud', noindex: 'yes' };
  const { issues = [] } = v.safeParse(frontMatterSchema, values);
  const keys = issues.map(({ path }) => path?.[0]?.key);
  expect(keys.sort().join(' ')).toBe('canonical description noindex titel title');
});

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
  expect(contentOf('twitter:image')).toBe(`${origin}/images/plans.png`);
  expect(contentOf('og:image:width')).toBeUndefined();
});

it.each([
  ['', undefined],
  ['+1 801 555 0100', '+1 801 555 0100'],
])('with the phone number "%s", the telephone is %s', (phone, telephone) => {
  const replaced = jest.replaceProperty(company as { phone: string }, 'phone', phone);
  expect(emitted(organization()).contactPoint.telephone).toBe(telephone);
  replaced.restore();
});

it('leaves out the account for sharing cards if the company has none', () => {
  const replaced = jest.replaceProperty(company as { socialHandle: string }, 'socialHandle', '');
  const { meta } = headTags({ ...valid, path: '/cloud' });
  expect(meta.filter(({ name, content }) => name === 'twitter:site' || content === '')).toEqual([]);
  replaced.restore();
});

describe('structured data of a page', () => {
  const typesOf = (keys: object, path = '/cloud') =>
    emitted(structuredDataOf({ ...valid, ...keys }, path)).map((data: { '@type': string }) => data['@type']);

  it('is an article on the page of a case', () => {
    const [path] = cases.flatMap(({ page }) => page ?? []);
    if (path) expect(typesOf({}, path)).toContain('Article');
  });

  it('is a path of at least two pages, what the page sells, and what its front matter adds', () => {
    expect(typesOf({})).toEqual(['BreadcrumbList']);
    expect(typesOf({}, '/')).toEqual([]);
    expect(typesOf({ breadcrumbs: [{ name: 'Home', url: '/' }] })).toEqual([]);
    const event = { '@type': 'Event', name: 'Open evening' };
    expect(typesOf({ serviceName: 'Cloud', structuredData: [event] })).toEqual(['BreadcrumbList', 'Service', 'Event']);
    expect(structuredDataOf({ ...valid, structuredData: [event] }, '/')).toEqual([event]);
  });
});

it('offers the smallest project at its price, as a minimum', () => {
  expect(emitted(organization()).makesOffer).toMatchObject({
    price: entryAmount.toFixed(2),
    priceSpecification: { minPrice: entryAmount },
    itemOffered: { '@type': 'Service', name: expect.stringMatching(/./) },
  });
});
