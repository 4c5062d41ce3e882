import type { ManifestPage } from '../../../../plugins/manifest/types';
import { company } from '../../../../src/site/company';
import { checkAddresses } from '../../../../tools/review/checks/addresses';
import { groupsOf } from '../../../../tools/review/groups/groupsOf';
import { isLostAddress, redirectTarget } from '../../../../tools/review/groups/pageGroups';
import { otherFiles } from '../../../../tools/review/groups/unseenGroups';
import { changeGroup } from '../../../support/changeGroup';
import { manifestPage } from '../../../support/manifestPage';
import { changesIn, contextOf } from '../../../support/reviewContext';

function groups(before: ManifestPage[], after: ManifestPage[], paths?: string[]) {
  return changesIn(contextOf(before, after, { paths }));
}

const ROUTES = ['/', '/about', '/team'];
const pages = (...changes: Partial<ManifestPage>[]) =>
  ROUTES.map((route, index) => manifestPage({ route, ...changes[index] }));
const paragraphs = (...texts: string[]) => ({ segments: texts.map((text) => ({ tag: 'p', text })) });
const titles = (found: ReturnType<typeof groups>) => found.map(({ title }) => title);

it('has no group if nothing changed', () => {
  expect(groups(pages(), pages())).toEqual([]);
});

it('tells a value that changed in several texts once, with all places, and its mark does not depend on them', () => {
  const mail = (address: string) =>
    pages(
      { segments: [{ tag: 'p', text: `Write to ${address}.`, links: [{ text: address, to: `mailto:${address}` }] }] },
      { segments: [{ tag: 'a', text: 'Mail', links: [{ text: 'Mail', to: `mailto:${address}?subject=Hello` }] }] },
      { jsonLd: [{ '@type': 'Organization', email: address }] },
    );
  const [group, ...others] = groups(mail('hello@site.example'), mail('office@site.example'));
  expect(others).toEqual([]);
  expect(group?.title).toBe('“hello@site.example” became “office@site.example”.');
  expect(group?.places.map(({ route, part }) => [route, part])).toEqual([
    ['/', 'main'],
    ['/about', 'main'],
    ['/team', 'head'],
  ]);
  const [withOneMore] = groups(
    [...mail('hello@site.example'), manifestPage({ route: '/x', ...paragraphs('At hello@site.example.') })],
    [...mail('office@site.example'), manifestPage({ route: '/x', ...paragraphs('At office@site.example.') })],
  );
  expect(withOneMore?.mark).toBe(group?.mark);
});

it('tells a new text once if structured data repeats it', () => {
  const phone = '+1 801 555 0199';
  const [group, ...others] = groups(
    pages({}, { jsonLd: [{ '@type': 'Organization' }] }),
    pages(paragraphs(phone), { jsonLd: [{ '@type': 'Organization', telephone: phone }] }),
  );
  expect(others).toEqual([]);
  expect(group?.places.map(({ route, part }) => [route, part])).toEqual([
    ['/', 'main'],
    ['/about', 'head'],
  ]);
});

it('tells two changes of one page apart', () => {
  const found = groups(
    pages({}, paragraphs('We read the terrain.', 'A line.', 'Then we build.')),
    pages({}, paragraphs('We read all of the terrain.', 'A line.', 'Then we build it.')),
  );
  expect(titles(found)).toEqual(['New words: “all of”.', 'New words: “it”.']);
  expect(new Set(found.map(({ mark }) => mark)).size).toBe(2);
});

it('says once from where to where a section moved', () => {
  const section = (title: string) => [
    { tag: 'h2', text: title },
    { tag: 'p', text: `What ${title} says is long enough.` },
  ];
  const order = (...names: string[]) => pages({ segments: names.flatMap(section) });
  expect(titles(groups(order('One', 'Two', 'Three', 'Four'), order('Two', 'Three', 'One', 'Four')))).toEqual([
    'The section “One” moved from the top to below “Three”. Its words did not change.',
  ]);
});

it('tells the same sentence on two pages once', () => {
  const found = groups(
    pages(paragraphs('Old one.'), paragraphs('Old one.')),
    pages(paragraphs('New one.'), paragraphs('New one.')),
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.places).toHaveLength(2);
});

it('tells a new page with its words, links and menu entry once', () => {
  const link = { tag: 'a', text: 'Notes', links: [{ text: 'Notes', to: '/notes' }] };
  const after = [
    ...pages().map((page) => ({ ...page, hashes: { ...page.hashes, header: 'new' } })),
    manifestPage({
      ...{ route: '/notes', title: `Notes | ${company.brand}` },
      segments: [{ tag: 'p', text: 'One note.' }],
    }),
  ];
  const [group, ...others] = changesIn(contextOf(pages(), after, { shell: { header: [], new: [link] } }));
  expect(others).toEqual([]);
  expect(group?.title).toBe('New page /notes: “Notes”.');
  expect(group?.differences).toEqual([{ label: '', before: '', after: 'One note.' }]);
  expect(group?.notes).toEqual(['It is in the menus: Header.']);
});

it('tells a removed page whose address is lost', () => {
  const [group] = groups([...pages(), manifestPage({ route: '/old' })], pages());
  expect(group && isLostAddress(group)).toBe(true);
  expect(redirectTarget('/old', [{ from: '/old', to: '/team?x=1' }], new Set(['/team']))).toBe('/team?x=1');
  expect(redirectTarget('/old', [{ from: '/old', to: '/gone' }], new Set(['/team']))).toBeNull();
});

it('says that links to the old address of a heading are lost', () => {
  const heading = (text: string, anchor: string) => ({ segments: [{ tag: 'h2', text, anchor }] });
  const [group] = groups(
    pages(heading('Our offices', 'our-offices')),
    pages(heading('Our two offices', 'our-two-offices')),
  );
  expect(group?.notes).toEqual([
    'Its address #our-offices is now #our-two-offices. Links from other sites to #our-offices no longer reach it.',
  ]);
});

it('says it of every heading in which the same value changed', () => {
  const headings = (price: number) => ({
    segments: ['Basic', 'Team'].map((plan) => ({ tag: 'h2', text: `${plan}, $${price}`, anchor: `${plan}-${price}` })),
  });
  const [group, ...others] = groups(pages(headings(49)), pages(headings(59)));
  expect(others).toEqual([]);
  expect(group?.notes).toHaveLength(2);
});

it('tells a heading whose address or level alone changed, by its text', () => {
  const one = (tag: string, anchor: string) => pages({ segments: [{ tag, text: 'Our offices', anchor }] });
  const [moved] = groups(one('h2', 'offices'), one('h2', 'places'));
  expect(moved?.title).toBe('The address of “Our offices” changed.');
  expect(checkAddresses(moved ? [moved] : []).findings).toHaveLength(1);
  const [lower] = groups(one('h2', 'offices'), one('h3', 'offices'));
  expect(lower).toMatchObject({
    title: '“Our offices” was a level 2 heading and is now a level 3 heading.',
    notes: [],
  });
});

it('tells what a picture weighs, with its text and not as changed words', () => {
  const picture = (hash: string, bytes: number) => ({
    assets: { '/images/a.png': { hash, bytes } },
    segments: [{ tag: 'img', text: '', name: 'A valley', src: '/images/a.png' }],
  });
  const replaced = groups(pages(picture('a', 29_000)), pages(picture('b', 2_260_000)));
  expect(titles(replaced)).toEqual(['The picture a.png was replaced. 29 kB became 2.26 MB.']);
  expect(replaced[0]?.notes).toEqual(['The picture is heavy: pages with it weigh 2.23 MB more.']);
  const responsive = (hash: string, bytes: number, phoneBytes: number) => ({
    assets: { '/images/a.png': { hash, bytes, phoneBytes } },
  });
  const [light] = groups(pages(responsive('a', 29_000, 9_000)), pages(responsive('b', 2_260_000, 48_000)));
  expect(light?.notes).toEqual(['A phone loads at most 48 kB of it.']);
  const [larger] = groups(pages(picture('a', 29_000)), pages(picture('b', 60_000)));
  expect(larger?.notes).toEqual([]);
  const added = groups(pages(), pages(picture('a', 29_000)));
  expect(titles(added)).toEqual(['New picture a.png, 29 kB.']);
  expect(added[0]?.differences[0]?.after).toBe('A valley');
});

it('notes that the date of a legal page did not change', () => {
  const legal = (text: string) => paragraphs('Last updated: April 7, 2025', text);
  const [group] = groups(pages(legal('You may ask.')), pages(legal('You may not ask.')));
  expect(group?.notes).toEqual(['/ still says “Last updated: April 7, 2025”.']);
  const both = groups(pages(legal('You may ask.'), legal('You may ask.')), pages(legal('You may.'), legal('You may.')));
  expect(both[0]?.notes).toEqual(['/, /about still say “Last updated: April 7, 2025”.']);
  const dated = {
    segments: [{ tag: 'p', text: 'Last updated: May 1, 2026' }, ...legal('You may not ask.').segments.slice(1)],
  };
  expect(
    groups(pages(legal('You may ask.')), pages(dated))
      .flatMap(({ notes }) => notes)
      .join(),
  ).not.toMatch(/still/);
  // Nobody reads structured data.
  const phone = (telephone: string) => ({ ...legal('You may ask.'), jsonLd: [{ '@type': 'Organization', telephone }] });
  const [inData] = groups(
    pages(phone('1'), paragraphs('Call 801 555 01.')),
    pages(phone('801 555 02'), paragraphs('Call 801 555 02.')),
  );
  expect(inData?.notes.join()).not.toMatch(/still/);
});

it('tells metadata in a reader’s words: once for all pages, else for the page', () => {
  const shared = (color: string) => pages().map((page) => ({ ...page, metadata: { 'theme-color': color } }));
  expect(titles(groups(shared('#fff'), shared('#000')))).toEqual([
    'Color of the browser window on 3 pages: “#fff” became “#000”.',
  ]);
  const own = (title: string) =>
    pages({ metadata: { title: `${title} | ${company.brand}`, 'og:title': title, 'og:image:alt': title } });
  expect(titles(groups(own('Old'), own('New')))).toEqual(['Search title of /: “Old” became “New”.']);
  const both = (title: string, description: string) => pages({ metadata: { title, description } });
  const found = groups(both('Old', 'A page.'), both('New', 'Another page.'));
  expect(titles(found)).toEqual(['Search title and search description of / changed.']);
  expect(found[0]?.listing?.after?.title).toBe(manifestPage().title);
  expect(groups(shared('#fff'), shared('#000'))[0]?.listing).toBeNull();
});

it('tells heavier pages once, and one heavier page by itself', () => {
  const weighing = (...kilobytes: number[]) =>
    pages(
      ...kilobytes.map((size) => ({ bytes: { ...manifestPage().bytes, scripts: { raw: 0, brotli: size * 1000 } } })),
    );
  expect(titles(groups(weighing(10, 10, 10), weighing(10, 15, 10)))).toEqual(['/about: 5 kB more script.']);
  expect(titles(groups(weighing(10, 10, 10), weighing(15, 15, 15)))).toEqual(['Every page: 5 kB more script.']);
  expect(groups(weighing(10, 10, 10), weighing(10.5, 10, 10))).toEqual([]);
  // Changed words explain heavier HTML.
  const html = (size: number, text: string) =>
    pages({ ...paragraphs(text), bytes: { ...manifestPage().bytes, html: { raw: 0, brotli: size } } });
  expect(titles(groups(html(9000, 'We build.'), html(12_000, 'We build it.')))).toEqual(['New words: “it”.']);
  // No page is on both sides.
  const kinds = groups([manifestPage({ route: '/old' })], [manifestPage({ route: '/new' })]).map(({ kind }) => kind);
  expect(kinds).toEqual(['added', 'removed']);
});

describe('what no page shows', () => {
  const fact = { file: 'src/site/sendMessages.yaml', where: 'failureMessages › contact › network › text' };

  it('tells a changed text of a form', () => {
    const facts = [{ ...fact, before: 'Check your internet connection.', after: 'Look at your connection.' }];
    const found = groupsOf(contextOf(pages(), pages()), { facts, redirects: { before: [], after: [] } });
    expect(found.map(({ kind, because }) => [kind, because])).toEqual([['unseen', [fact.file]]]);
    expect(found[0]?.notes[0]).toContain('failureMessages, contact, network, text');
  });

  it('leaves out names of icons and keys, unless nothing else explains their file', () => {
    const facts = [{ ...fact, before: 'brain', after: 'shield' }];
    const texts = { facts, redirects: { before: [], after: [] } };
    expect(groupsOf(contextOf(pages(), pages()), texts)).toHaveLength(1);
    const context = contextOf(pages(paragraphs('We build.')), pages(paragraphs('We build it.')), {
      paths: [fact.file],
    });
    for (const { sources } of [...context.before.pages, ...context.after.pages]) sources.push(fact.file);
    expect(titles(groupsOf(context, texts))).toEqual(['New words: “it”.']);
  });

  it('leaves out a text that a page shows', () => {
    const facts = [{ ...fact, before: 'We build.', after: 'We build it.' }];
    const context = contextOf(pages(paragraphs('We build.')), pages(paragraphs('We build it.')));
    expect(groupsOf(context, { facts, redirects: { before: [], after: [] } })).toHaveLength(1);
  });

  it('tells added, changed and removed redirects', () => {
    const redirects = {
      before: [
        { from: '/a', to: '/team' },
        { from: '/b', to: '/team' },
      ],
      after: [
        { from: '/a', to: '/about' },
        { from: '/c', to: '/' },
      ],
    };
    const found = groupsOf(contextOf(pages(), pages()), { facts: [], redirects });
    expect(titles(found)).toEqual([
      '/a leads to /about now, not to /team.',
      '/b leads nowhere now, not to /team.',
      'New redirect: /c leads to /.',
    ]);
    expect(checkAddresses(found).findings.map(({ text }) => text)).toEqual([
      'Links from other sites to /b no longer reach a page.',
    ]);
  });

  it('mentions every changed file: those of the site as a change, the others by subject', () => {
    const context = contextOf(pages(), pages(), {
      paths: ['src/forms/draft.ts', 'tests/unit/a.test.ts', 'docs/a.md'],
    });
    const { group, others } = otherFiles(context, [], []);
    expect(group?.title).toContain('src/forms/draft.ts');
    expect(group?.notes).toEqual(['All 3 pages of the live site read and look the same.']);
    const [beside] = otherFiles(context, [changeGroup()], []).group?.notes ?? [];
    expect(otherFiles(context, [], ['/about']).group?.title).toContain('The markup of 1 page differs.');
    expect(otherFiles(context, [changeGroup({ because: context.files.paths.slice(0, 1) })], []).group).toBeNull();
    expect(beside).toBe('Apart from the other changes, all 3 pages of the live site read and look the same.');
    const unseen = otherFiles(context, [], ['/about'], false).group;
    expect(`${unseen?.title} ${unseen?.notes}`).not.toMatch(/shows|look the same/);
    expect(others).toEqual([
      { subject: 'Tests', files: ['tests/unit/a.test.ts'] },
      { subject: 'Documentation', files: ['docs/a.md'] },
    ]);
  });

  it('says of a draft where a reviewer can read it', () => {
    const content = '---\ntitle: The plan\ndraft: true\n---\n\nText.\n';
    const context = contextOf([manifestPage()], [manifestPage()], { paths: ['pages/plan.mdx'], content });
    const { group } = otherFiles(context, [], []);
    expect(group?.notes[0]).toBe(
      'pages/plan.mdx: Draft: not on the live site. Read it in the preview, whose bar lists it.',
    );
  });
});
