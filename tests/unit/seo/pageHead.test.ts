/** @jest-environment node */
import { parseDocument, stringify } from 'yaml';
import { explainIssue } from '../../../lib/facts/explainIssue';
import { messagesAbout } from '../../../lib/message';
import { checkFrontMatter, frontMatterSchema } from '../../../src/seo/frontMatter';
import { organization } from '../../../src/seo/jsonLd';
import { headTags } from '../../../src/seo/metadata';
import { company, origin } from '../../../src/site/company';

const valid = {
  title: 'Cloud solutions',
  description: 'Migration, cost and operations on AWS, Azure and Google Cloud, planned and run with your team.',
};

it('accepts a title and a description', () => {
  expect(checkFrontMatter(valid)).toEqual({ frontMatter: valid, errors: [] });
});

/** What a writer reads about front matter. */
function reasonsFor(values: unknown): string[] {
  const source = stringify(values);
  const document = parseDocument(source);
  return checkFrontMatter(values).errors.flatMap(
    (issue) => explainIssue(issue, frontMatterSchema, document, messagesAbout(source))?.reason ?? [],
  );
}

it('lists all errors at once', () => {
  const reasons = reasonsFor({
    titel: 'Cloud',
    description: 'Short.',
    keywords: 'cloud',
    canonical: 'cloud',
    type: 'later',
    noindex: 'yes',
  });
  expect(reasons).toEqual([
    'description: "Short." is too short: write at least 50 characters.',
    'keywords: "cloud" must be a list between [ and ], with commas.',
    'canonical: "cloud" must be an address of this site. Start with one slash, as in /contact.',
    'type: "later" must be website, article or profile.',
    'noindex: "yes" must be true or false.',
    'Unknown name "titel". Did you mean "title"?',
  ]);
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
