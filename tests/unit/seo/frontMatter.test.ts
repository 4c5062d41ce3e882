/** @jest-environment node */
import { parseDocument, stringify } from 'yaml';
import { explainIssue } from '../../../lib/facts/explainIssue';
import { messagesAbout } from '../../../lib/message';
import { checkFrontMatter, frontMatterSchema } from '../../../src/seo/frontMatter';

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

it.each([
  ['a day that does not exist', { publish: '2026-02-30' }, ['must be a day such as 2026-12-01: year,']],
  ['a day with a time', { until: '2026-12-01 10:00' }, ['must be a day such as 2026-12-01: year,']],
  ['a number', { until: 20261201 }, ['must be a day such as 2026-12-01.']],
  ['a last day before the first', { publish: '2026-12-31', until: '2026-12-01' }, ['"until" is before "publish"']],
  ['a draft with a first day', { draft: true, publish: '2026-12-01' }, ['has no effect beside "draft: true"']],
  ['a draft that is yes', { draft: 'yes' }, ['draft: "yes" must be true or false.']],
])('refuses %s', (_, keys, messages) => {
  expect(reasonsFor({ ...valid, ...keys })).toEqual(messages.map((message) => expect.stringContaining(message)));
});

it('accepts one day, and a draft that is none', () => {
  const days = { draft: false, publish: '2026-12-01', until: '2026-12-01' };
  expect(checkFrontMatter({ ...valid, ...days }).errors).toEqual([]);
});
