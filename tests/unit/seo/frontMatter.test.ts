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
