import { checkFrontMatter } from '../../../src/seo/frontMatter';

const valid = {
  title: 'Cloud solutions',
  description: 'Migration, cost and operations on AWS, Azure and Google Cloud, planned and run with your team.',
};

it('accepts a title and a description', () => {
  expect(checkFrontMatter(valid)).toEqual({ frontMatter: valid, errors: [] });
});

it('lists all errors at once', () => {
  const { errors } = checkFrontMatter({
    titel: 'Cloud',
    description: 'Short.',
    keywords: 'cloud',
    canonical: 'cloud',
    type: 'later',
    noindex: 'yes',
  });
  expect(errors.map(({ message }) => message)).toEqual([
    'The line "title: …" is missing. Write it between the two lines "---" at the top of the page.',
    '"description" is too short: write at least 50 characters.',
    '"keywords" must be a list between [ and ], with commas.',
    '"canonical" must be an address of this site. Start with one slash, as in /contact.',
    '"type" must be website, article or profile.',
    '"noindex" must be true or false.',
    'Nothing on the site reads the line "titel". Delete it. A page may have: title, description, keywords, canonical, image, type, noindex, draft, publish, until, service, breadcrumbs.',
  ]);
});

it('returns the path of each error', () => {
  const { errors } = checkFrontMatter({ ...valid, titel: 'Cloud', breadcrumbs: [{ name: 'Home', url: 3 }] });
  expect(errors).toEqual([
    { kind: 'wrong value', path: ['breadcrumbs', 0, 'url'], message: '"breadcrumbs.0.url" must be text.' },
    { kind: 'unknown key', path: ['titel'], message: expect.stringContaining('the line "titel"') },
  ]);
});

it.each([
  ['a day that does not exist', { publish: '2026-02-30' }, ['"publish" must be a day such as 2026-12-01: year,']],
  ['a day with a time', { until: '2026-12-01 10:00' }, ['"until" must be a day such as 2026-12-01: year,']],
  ['a number', { until: 20261201 }, ['"until" must be a day such as 2026-12-01.']],
  ['a last day before the first', { publish: '2026-12-31', until: '2026-12-01' }, ['"until" is before "publish"']],
  [
    'a draft with a first day',
    { draft: true, publish: '2026-12-01' },
    ['"publish" has no effect beside "draft: true"'],
  ],
  ['a draft that is yes', { draft: 'yes' }, ['"draft" must be true or false.']],
])('refuses %s', (_, keys, messages) => {
  const { errors } = checkFrontMatter({ ...valid, ...keys });
  expect(errors.map(({ message }) => message)).toEqual(messages.map((message) => expect.stringContaining(message)));
});

it('accepts one day, and a draft that is none', () => {
  const days = { draft: false, publish: '2026-12-01', until: '2026-12-01' };
  expect(checkFrontMatter({ ...valid, ...days }).errors).toEqual([]);
});
