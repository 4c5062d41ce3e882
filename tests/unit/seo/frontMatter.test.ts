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
    '"title" is missing. Add a line "title: …" between the --- lines.',
    '"description" is too short: write at least 50 characters.',
    '"keywords" must be a list: [one, two].',
    '"canonical" must start with "/" or "https://".',
    '"type" must be website, article or profile.',
    '"noindex" must be true or false.',
    '"titel" is not a known key. Known keys: title, description, keywords, canonical, image, type, noindex, service, breadcrumbs, terrain.',
  ]);
});

it('returns the path of each error', () => {
  const { errors } = checkFrontMatter({ ...valid, titel: 'Cloud', breadcrumbs: [{ name: 'Home', url: 3 }] });
  expect(errors).toEqual([
    { kind: 'wrong value', path: ['breadcrumbs', 0, 'url'], message: '"breadcrumbs.0.url" must be text.' },
    { kind: 'unknown key', path: ['titel'], message: expect.stringContaining('"titel" is not a known key.') },
  ]);
});
