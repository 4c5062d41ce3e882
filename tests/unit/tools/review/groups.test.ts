import type { ManifestPage } from '../../../../plugins/manifest/types';
import { company } from '../../../../src/site/company';
import { checkAddresses } from '../../../../tools/review/checks/addresses';
import { groupsOf } from '../../../../tools/review/groups/groupsOf';
import { isLostAddress, redirectTarget } from '../../../../tools/review/groups/pageGroups';
import { NOTHING_TO_DECIDE, otherFiles } from '../../../../tools/review/groups/unseenGroups';
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

it('reports a value that changed in several texts once, with all places, and its mark does not depend on them', () => {
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

it('reports a new text once if structured data repeats it', () => {
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

it('distinguishes two changes of one page', () => {
  const found = groups(
    pages({}, paragraphs('We read the terrain.', 'A line.', 'Then we build.')),
    pages({}, paragraphs('We read all of the terrain.', 'A line.', 'Then we build it.')),
  );
  expect(titles(found)).toEqual([
    'New words: “all of”, in “We read all of the terrain”.',
    'New words: “it”, in “Then we build it”.',
  ]);
  expect(new Set(found.map(({ mark }) => mark)).size).toBe(2);
});

it('says once from where to where a section moved', () => {
  const section = (title: string) => [
    { tag: 'h2', text: title },
    { tag: 'p', text: `What ${title} says is long enough.` },
  ];
  const order = (...names: string[]) => pages({ segments: names.flatMap(section) });
  const found = groups(order('One', 'Two', 'Three', 'Four'), order('Two', 'Three', 'One', 'Four'));
  expect(titles(found)).toEqual(['The section “One” moved from the top to below “Three”. Its words did not change.']);
  expect(found[0]?.differences).toEqual([
    { label: 'Order of the sections', before: 'One · Two · Three · Four', after: 'Two · Three · One · Four' },
  ]);
});

it('reports the same sentence on two pages once', () => {
  const found = groups(
    pages(paragraphs('Old one.'), paragraphs('Old one.')),
    pages(paragraphs('New one.'), paragraphs('New one.')),
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.places).toHaveLength(2);
});

it('reports a new page with its words, links and menu entry once', () => {
  const entry = (text: string, to: string) => ({ tag: 'li', text, links: [{ text, to }], where: ['Company', 'ABOUT'] });
  const careers = entry('Careers', '/careers');
  const link = { ...entry('Notes What we learned.', '/notes'), parts: ['Notes', 'What we learned.'] };
  const after = [
    ...pages().map((page) => ({ ...page, hashes: { ...page.hashes, header: 'new' } })),
    manifestPage({
      ...{ route: '/notes', title: `Notes | ${company.brand}` },
      segments: [{ tag: 'p', text: 'One note.' }],
    }),
  ];
  const [group, ...others] = changesIn(
    contextOf(pages(), after, { shell: { header: [careers], new: [careers, link] } }),
  );
  expect(others).toEqual([]);
  expect(group?.title).toBe('New page /notes: “Notes”.');
  expect(group?.differences).toEqual([{ label: '', before: '', after: 'One note.' }]);
  expect(group?.notes).toEqual([
    'New in the menu “Company”, under “ABOUT”, below “Careers”: “Notes”, with the words “What we learned.”',
  ]);
  expect(group?.remarks[0]).toBe('Search engines may list it.');
});

it('reports a new entry of header and drawer once, with menu and place', () => {
  const entry = { tag: 'li', text: 'Team We.', parts: ['Team', 'We.'], links: [{ text: 'TeamWe.', to: '/team' }] };
  const about = { tag: 'li', text: 'About', links: [{ text: 'About', to: '/about' }] };
  const inDrawer = { ...about, text: 'Team', links: [{ text: 'Team', to: '/team' }], dialog: 'Menu' };
  const hashes = { ...manifestPage().hashes, header: 'new', footer: 'newer' };
  const [group, ...others] = changesIn(
    contextOf(
      pages(),
      pages().map((page) => ({ ...page, hashes })),
      {
        shell: {
          ...{ header: [{ ...about, where: ['Company'] }], footer: [{ ...about, dialog: 'Menu' }] },
          new: [
            { ...entry, where: ['Company'] },
            { ...about, where: ['Company'] },
          ],
          newer: [{ ...about, dialog: 'Menu' }, inDrawer],
        },
      },
    ),
  );
  expect(others).toEqual([]);
  expect(group?.title).toBe('New in the menu “Company”, above “About”: “Team”, with the words “We.”');
  expect(group?.differences).toEqual([{ label: 'Link to /team', before: '', after: 'Team\nWe.' }]);
  expect(group?.places.map(({ where }) => where)).toEqual([
    'Header, on all 3 pages › Company',
    '“Menu” on phones, on all 3 pages',
  ]);
});

it('reports a removed page whose address is lost', () => {
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
    'Its address #our-offices is now #our-two-offices. Links from other sites to #our-offices open the page at its top.',
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

it('reports a heading whose address or level alone changed, by its text', () => {
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

it('reports what a picture weighs, with its text and not as changed words', () => {
  const picture = (hash: string, bytes: number) => ({
    assets: { '/images/a.png': { hash, bytes } },
    segments: [{ tag: 'img', text: '', name: 'A valley', src: '/images/a.png' }],
  });
  const replaced = groups(pages(picture('a', 29_000)), pages(picture('b', 2_260_000)));
  expect(titles(replaced)).toEqual(['The picture a.png was replaced: the file has 2.26 MB (before: 29 kB).']);
  expect(replaced[0]?.notes).toEqual(['The picture is heavy: pages with it weigh 2.23 MB more.']);
  const responsive = (hash: string, bytes: number, phoneBytes: number, desktopBytes: number) => ({
    assets: { '/images/a.png': { hash, bytes, phoneBytes, desktopBytes } },
  });
  const small = pages(responsive('a', 29_000, 9_000, 9_000));
  const [light] = groups(small, pages(responsive('b', 2_260_000, 48_000, 96_000)));
  expect(light).toMatchObject({
    title:
      'The picture a.png was replaced: the file has 2.26 MB (before: 29 kB); a phone loads at most 48 kB (before: 9 kB); a desktop at most 96 kB (before: 9 kB).',
    notes: [],
  });
  expect(titles(groups(pages(), small))).toEqual([
    'New picture a.png: the file has 29 kB; a phone loads at most 9 kB; a desktop at most 9 kB.',
  ]);
  const [larger] = groups(pages(picture('a', 29_000)), pages(picture('b', 60_000)));
  expect(larger?.notes).toEqual([]);
  const added = groups(pages(), pages(picture('a', 29_000)));
  expect(titles(added)).toEqual(['New picture a.png: the file has 29 kB.']);
  expect(added[0]?.differences[0]?.after).toBe('A valley');
});

it('notes that the date of a legal page did not change', () => {
  const legal = (text: string) => paragraphs('Last updated: April 7, 2025', text);
  const [group] = groups(pages(legal('You may ask.')), pages(legal('You may not ask.')));
  expect(group).toMatchObject({ notes: [], remarks: ['/ still says “Last updated: April 7, 2025”.'] });
  const both = groups(pages(legal('You may ask.'), legal('You may ask.')), pages(legal('You may.'), legal('You may.')));
  expect(both[0]?.remarks).toEqual(['/, /about still say “Last updated: April 7, 2025”.']);
  const page = (first: string, last: string) => pages(paragraphs('Last updated: 2025', first, 'A line.', last));
  const two = groups(page('You may ask.', 'We answer.'), page('You may not ask.', 'We do answer.'));
  expect(two).toHaveLength(2);
  expect(two.flatMap(({ remarks }) => remarks)).toHaveLength(1);
  const dated = {
    segments: [{ tag: 'p', text: 'Last updated: May 1, 2026' }, ...legal('You may not ask.').segments.slice(1)],
  };
  expect(
    groups(pages(legal('You may ask.')), pages(dated))
      .flatMap(({ remarks }) => remarks)
      .join(),
  ).not.toMatch(/still/);
  // Nobody reads structured data.
  const phone = (telephone: string) => ({ ...legal('You may ask.'), jsonLd: [{ '@type': 'Organization', telephone }] });
  const [inData] = groups(
    pages(phone('1'), paragraphs('Call 801 555 01.')),
    pages(phone('801 555 02'), paragraphs('Call 801 555 02.')),
  );
  expect(inData?.remarks.join()).not.toMatch(/still/);
});

it('reports metadata in a reader’s words: once for all pages, else for the page', () => {
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

it('reports a redrawn sharing picture with the title that it shows, and by itself otherwise', () => {
  const drawn = (hash: string, title: string) =>
    pages(...ROUTES.map((path) => ({ metadata: { title: `${title} of ${path}` }, shareImage: { path, hash } })));
  expect(titles(groups(drawn('a', 'Old'), drawn('b', 'Old')))).toEqual(['Sharing picture on 3 pages was redrawn.']);
  const one = (hash: string, title: string) => pages({ metadata: { title }, shareImage: { path: '/a', hash } });
  expect(titles(groups(one('a', 'Old'), one('b', 'New')))).toEqual(['Search title and sharing picture of / changed.']);
  // Three pages whose titles changed in other ways are three changes.
  const titled = (hash: string, ...names: string[]) =>
    pages(...names.map((title) => ({ metadata: { title }, shareImage: { path: '/a', hash } })));
  expect(groups(titled('a', 'A', 'B', 'C'), titled('b', 'X', 'Y', 'Z'))).toHaveLength(3);
  // The same word in every title and text is reported as changed words.
  const everywhere = (hash: string, name: string) =>
    drawn(hash, name).map((page) => ({ ...page, ...paragraphs(`We are ${name}.`) }));
  expect(titles(groups(everywhere('a', 'Acme'), everywhere('b', 'Apex')))).toEqual(['“Acme” became “Apex”.']);
});

it('counts every page whose data for search engines has a changed value, also those that show it', () => {
  const data = (email: string) => ({ jsonLd: [{ '@type': 'Organization', email }] });
  const site = (email: string) => pages({ ...paragraphs(`At ${email}.`), ...data(email) }, data(email), data(email));
  const [group] = groups(site('hello@site.example'), site('office@site.example'));
  expect(group?.places.map(({ route, part }) => [route, part])).toEqual([
    ['/', 'main'],
    ['/about', 'head'],
    ['/team', 'head'],
    ['/', 'head'],
  ]);
});

it('reports heavier pages once, and one heavier page by itself', () => {
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
  expect(titles(groups(html(9000, 'We build.'), html(12_000, 'We build it.')))).toEqual([
    'New words: “it”, in “We build it”.',
  ]);
  // No page is on both sides.
  const kinds = groups([manifestPage({ route: '/old' })], [manifestPage({ route: '/new' })]).map(({ kind }) => kind);
  expect(kinds).toEqual(['added', 'removed']);
});

describe('what no page shows', () => {
  const fact = { file: 'src/site/sendMessages.yaml', where: 'failureMessages › contact › network › text' };

  it('reports a changed text of a form', () => {
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
    expect(titles(groupsOf(context, texts))).toEqual(['New words: “it”, in “We build it”.']);
  });

  it('leaves out a text that a page shows', () => {
    const facts = [{ ...fact, before: 'We build.', after: 'We build it.' }];
    const context = contextOf(pages(paragraphs('We build.')), pages(paragraphs('We build it.')));
    expect(groupsOf(context, { facts, redirects: { before: [], after: [] } })).toHaveLength(1);
  });

  it('reports added, changed and removed redirects', () => {
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
    const none = { routes: [], example: '' };
    const { group, others } = otherFiles(context, [], none);
    expect(group).toMatchObject({
      title: 'All 3 pages look and read the same, and their markup did not change.',
      because: ['src/forms/draft.ts'],
      remarks: [NOTHING_TO_DECIDE],
    });
    const markup = { routes: ['/about'], example: '<p> became <p id>' };
    expect(otherFiles(context, [], markup).group?.title).toBe(
      'All 3 pages look and read the same; the markup of 1 page differs, for example: <p> became <p id>.',
    );
    expect(otherFiles(context, [changeGroup()], none).group?.title).toMatch(
      /^Apart from the other changes, all 3 pages/,
    );
    expect(otherFiles(context, [changeGroup({ because: context.files.paths.slice(0, 1) })], none).group).toBeNull();
    const unseen = otherFiles(context, [], markup, false).group;
    expect(`${unseen?.title} ${unseen?.remarks}`).not.toMatch(/look and read|nothing to decide/i);
    expect(others).toEqual([
      { subject: 'Tests', files: ['tests/unit/a.test.ts'] },
      { subject: 'Documentation', files: ['docs/a.md'] },
    ]);
  });

  it('says of a draft where a reviewer can read it', () => {
    const content = '---\ntitle: The plan\ndraft: true\n---\n\nText.\n';
    const context = contextOf([manifestPage()], [manifestPage()], { paths: ['pages/plan.mdx'], content });
    const { group } = otherFiles(context, [], { routes: [], example: '' });
    expect(group?.remarks).toEqual([
      'pages/plan.mdx: Draft: not on the live site. Read it in the preview, whose bar lists it.',
    ]);
  });
});
