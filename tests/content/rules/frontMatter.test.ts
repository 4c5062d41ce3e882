import { frontMatter as rule } from '../../../tools/content-check/rules/frontMatter';
import { findingsOf, frontMatter } from '../../support/contentSite';

const page = (lines: string) => ({ 'pages/a.mdx': `---\n${lines}\n---\n\nText\n` });
const description = 'description: Fifty characters at the very least are needed to say what this is.';

it('says nothing of front matter that is right, nor of shared words and the handbook', async () => {
  const files = {
    'pages/a.mdx': `${frontMatter('rules')}Text`,
    'pages/_shared/words.mdx': 'Text',
    'plugins/handbook/pages/start.mdx': '---\ntitle: Start\nslug: /\nsidebar_label: Here\n---\n',
  };
  expect(await findingsOf(rule, files)).toEqual([]);
});

it('asks for front matter', async () => {
  expect(await findingsOf(rule, { 'pages/a.mdx': 'Text' })).toEqual([
    '1:1 T: The page has no front matter. Begin it with four lines: "---", "title: …", "description: …" and "---".',
  ]);
});

it('marks an unknown key and leaves out that the right one is missing', async () => {
  expect(await findingsOf(rule, page(`titel: Cloud solutions\n${description}`))).toEqual([
    expect.stringMatching(/^2:1 titel: "titel" is not a known key\. Known keys: .* Did you mean "title"\?$/),
  ]);
});

it('names a missing key and every wrong value at once, each in its place', async () => {
  const lines = 'description: Too short\ntype: later\nbreadcrumbs:\n  - name: Home\n    url: 3';
  expect(await findingsOf(rule, page(lines))).toEqual([
    '1:1 ---: "title" is missing. Add a line "title: …" between the --- lines.',
    '2:14 Too short: "description" is too short: write at least 50 characters.',
    '3:7 later: "type" must be website, article or profile.',
    '6:10 3: "breadcrumbs.0.url" must be text.',
  ]);
});

it('marks a title that is too long', async () => {
  const title = 'A title that goes on and on until nobody can read it in a list of results';
  expect(await findingsOf(rule, page(`title: ${title}\n${description}`))).toEqual([
    `2:8 ${title}: "title" is too long: write at most 60 characters.`,
  ]);
});

it.each([
  [
    'title: One: two',
    '2:8 One: two: A colon in a value starts something else. Put quotes around the value: title: "One: two".',
  ],
  [
    `title: Four\ntitle: Five\n${description}`,
    '3:1 title: Five: This key stands here twice. Keep one of the two lines.',
  ],
  ['title: "One', expect.stringMatching(/Something is not closed here: a quote, or a list that starts with "\["\.$/)],
])('translates what the YAML parser says of %s', async (lines, finding) => {
  expect(await findingsOf(rule, page(lines))).toEqual([finding]);
});
