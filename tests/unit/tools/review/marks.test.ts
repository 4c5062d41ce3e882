/** The same change keeps its mark, and another one gets another. */
import type { ManifestPage } from '../../../../plugins/manifest/types';
import { groupsOf, type SiteTexts } from '../../../../tools/review/groups/groupsOf';
import { otherFiles } from '../../../../tools/review/groups/unseenGroups';
import { manifestPage } from '../../../support/manifestPage';
import { contextOf } from '../../../support/reviewContext';

interface Change {
  before?: Partial<ManifestPage>[];
  after?: Partial<ManifestPage>[];
  redirects?: SiteTexts['redirects'];
  fact?: string;
  oldFact?: string;
  content?: string;
}

function marksOf(
  {
    before = [{}],
    after = before,
    redirects = { before: [], after: [] },
    fact,
    oldFact = 'Old words.',
    content,
  }: Change,
  otherRoutes: readonly string[],
) {
  const pages = (own: Partial<ManifestPage>[]) =>
    [...own, ...otherRoutes.map((route) => ({ route }))].map((page) => manifestPage(page));
  const paths = content ? ['src/forms/draft.ts'] : [];
  const context = contextOf(pages(before), pages(after), { paths, content });
  const facts = fact ? [{ file: 'src/site/a.yaml', where: '', before: oldFact, after: fact }] : [];
  const groups = groupsOf(context, { facts, redirects });
  const unseen = content ? otherFiles(context, groups, { routes: [], example: '' }).group : null;
  return [...groups, ...(unseen ? [unseen] : [])].map(({ mark }) => mark);
}

const text = (...texts: string[]) => ({ segments: texts.map((one) => ({ tag: 'p', text: one })) });
const link = (to: string) => ({ segments: [{ tag: 'a', text: 'Start', links: [{ text: 'Start', to }] }] });
const heading = (anchor: string) => ({ segments: [{ tag: 'h2', text: 'Our offices', anchor }] });
const section = (...titles: string[]) => ({
  segments: titles.flatMap((title) => [
    { tag: 'h2', text: title },
    ...text(`What ${title} says is long enough.`).segments,
  ]),
});
const picture = (hash: string) => ({ assets: { '/images/a.png': { hash, bytes: hash.length } } });
const script = (brotli: number) => ({ bytes: { ...manifestPage().bytes, scripts: { raw: 0, brotli } } });

const removed = (to: string): Change => ({
  ...{ before: [{ route: '/old' }], after: [] },
  redirects: { before: [], after: [{ from: '/old', to }] },
});
const redirected = (to: string): Change => ({
  redirects: { before: [{ from: '/r', to: '/' }], after: [{ from: '/r', to }] },
});

const cases: [string, Change, Change][] = [
  [
    'a changed text',
    { before: [text('We read.')], after: [text('We do read.')] },
    { before: [text('We read.')], after: [text('We all read.')] },
  ],
  ['a new text', { after: [text('One note.')], before: [{}] }, { after: [text('Two notes.')], before: [{}] }],
  [
    'the target of a link',
    { before: [link('/a')], after: [link('/b')] },
    { before: [link('/a')], after: [link('/c')] },
  ],
  [
    'the anchor of a heading',
    { before: [heading('a')], after: [heading('b')] },
    { before: [heading('a')], after: [heading('c')] },
  ],
  [
    'a value in two places',
    { before: [text('Now $49.', 'Only $49.')], after: [text('Now $59.', 'Only $59.')] },
    { before: [text('Now $49.', 'Only $49.')], after: [text('Now $69.', 'Only $69.')] },
  ],
  [
    'what a value was',
    { before: [text('Now $49.', 'Only $49.')], after: [text('Now $59.', 'Only $59.')] },
    { before: [text('Now $39.', 'Only $39.')], after: [text('Now $59.', 'Only $59.')] },
  ],
  [
    'where a section moved',
    { before: [section('One', 'Two', 'Three', 'Four')], after: [section('Two', 'One', 'Three', 'Four')] },
    { before: [section('One', 'Two', 'Three', 'Four')], after: [section('Two', 'Three', 'Four', 'One')] },
  ],
  [
    'metadata',
    { before: [{ metadata: { title: 'Old' } }], after: [{ metadata: { title: 'New' } }] },
    { before: [{ metadata: { title: 'Old' } }], after: [{ metadata: { title: 'Newer' } }] },
  ],
  ['a picture', { before: [picture('a')], after: [picture('b')] }, { before: [picture('a')], after: [picture('c')] }],
  [
    'the text of a new page',
    { before: [], after: [{ route: '/new', ...text('One note.') }] },
    { before: [], after: [{ route: '/new', ...text('Two notes.') }] },
  ],
  ['where a removed page leads', removed('/team'), removed('/terms')],
  ['a redirect', redirected('/team'), redirected('/terms')],
  ['a text that no page shows', { fact: 'New words.' }, { fact: 'Other words.' }],
  ['what a text that no page shows was', { fact: 'New words.' }, { fact: 'New words.', oldFact: 'Older words.' }],
  ['a file of the site', { content: 'a' }, { content: 'b' }],
  [
    'the weight of a page',
    { before: [script(1000)], after: [script(9000)] },
    { before: [script(1000)], after: [script(5000)] },
  ],
];

const SITE = ['/team', '/terms', '/cookies'];

it.each(cases)(
  '%s: the same change has the same mark on a larger site, and another change another',
  (_, one, other) => {
    const [mark, ...more] = marksOf(one, SITE);
    expect(more).toEqual([]);
    expect(mark).toMatch(/^[0-9a-f]{8}$/);
    expect(marksOf(one, [...SITE, '/privacy'])).toEqual([mark]);
    expect(marksOf(other, SITE)).not.toEqual([mark]);
  },
);
