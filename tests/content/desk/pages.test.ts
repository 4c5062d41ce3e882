import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { git } from '../../../lib/git';
import { bundleDesk } from '../../../tools/desk/server/bundle';
import { undoChanges } from '../../../tools/desk/server/files';
import { deletePage, movePage, type NewPage, newPage } from '../../../tools/desk/server/pages';
import { storePicture } from '../../../tools/desk/server/pictures';
import { testFolder } from '../../support/testFolder';

const HEAD = (title: string) => `---\ntitle: ${title}\n---\n\n`;
const FILES: Record<string, string> = {
  'pages/index.mdx': `${HEAD('Home')}See [us](/about#team), [again](/about) and [others](/about-us).\n\n<Action to="/about?from=home" />\n`,
  'pages/about.mdx': `${HEAD('About us')}[Team](/about#team), [prices](/pricing).\n\n## Team\n`,
  'pages/pricing.mdx': `${HEAD('Prices')}Nothing links from here.\n`,
  'pages/contact.mdx': `${HEAD('Contact')}Call us.\n`,
  'pages/_shared/note.mdx': 'Read [about us](/about).\n',
  'src/site/navigation.yaml': '# The menu.\naboutLink:\n  title: About\n  to: /about # first\n',
  'src/site/redirects.yaml': '# Moved pages.\nredirects:\n  - { from: /old, to: "/about#team" }\n',
  'src/form.tsx': "/** Leads to `/pricing`. */\nconst to = '/contact';\n",
};
const { folder: site, at, read } = testFolder(FILES);

it('the desk’s page is bundled for a browser, so nothing in it needs Node', async () => {
  const { script, styles } = await bundleDesk(process.cwd());
  expect(script && styles).toBeTruthy();
});

const status = () => git(site, 'status', '--porcelain');
beforeAll(() => {
  git(site, 'init', '--quiet');
  git(site, 'add', '.');
  git(site, '-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--quiet', '--message=Start');
});
afterEach(() => {
  git(site, 'reset', '--quiet', '--hard');
  git(site, 'clean', '--quiet', '--force', '-d');
});

const MOVE = { file: 'pages/about.mdx', route: '/company/about-us' };

it('moves a page; links, menus and redirects follow and nothing else changes; moving it back undoes all of it', async () => {
  const { file } = await movePage(site, MOVE);
  expect(file).toBe('pages/company/about-us.mdx');
  expect(existsSync(at(MOVE.file))).toBe(false);
  for (const name of ['pages/index.mdx', 'pages/_shared/note.mdx', 'src/site/navigation.yaml']) {
    expect(read(name)).toBe(FILES[name]?.replaceAll(/\/about(?!-)/g, MOVE.route));
  }
  expect(read('pages/company/about-us.mdx')).toContain('[Team](/company/about-us#team)');
  expect(read('src/site/redirects.yaml')).toBe(
    '# Moved pages.\nredirects:\n  - { from: /old, to: "/company/about-us#team" }\n  - { from: /about, to: /company/about-us }\n',
  );
  await movePage(site, { file: 'pages/company/about-us.mdx', route: 'about' });
  expect(status()).toBe('');
});

it.each([
  [{ file: 'pages/contact.mdx', route: '/call' }, 'src/form.tsx'],
  [{ file: 'pages/index.mdx', route: '/home' }, 'home page'],
  [{ file: 'pages/_shared/note.mdx', route: '/note' }, 'not a page of its own'],
])('does not move %j: %s', async (input, message) => {
  await expect(movePage(site, input)).rejects.toThrow(message);
  expect(status()).toBe('');
});

it('deletes a page with a redirect, and links lead to the other page, until it is undone', () => {
  const remove = (redirectTo: string) => deletePage(site, { file: 'pages/about.mdx', redirectTo });
  expect(() => remove('')).toThrow('Choose a page');
  expect(() => remove('/no')).toThrow('no page /no');
  const { changes } = remove('/pricing');
  expect(read('pages/index.mdx')).toContain('[us](/pricing), [again](/pricing) and [others](/about-us).\n');
  expect(read('src/site/redirects.yaml')).toContain('to: "/pricing" }\n  - { from: /about, to: /pricing }');
  undoChanges(site, changes);
  expect(status()).toBe('');
});

const DESCRIPTION = 'What moving to the cloud costs, what makes the bill grow, and what to switch off first.';
const NEW_PAGE = { route: '/cloud-costs', title: 'Cloud costs', description: DESCRIPTION, kind: 'plain' } as const;

it.each([
  ['cloud-costs', 'pages/cloud-costs.mdx'],
  [' /guides/cloud ', 'pages/guides/cloud.mdx'],
  ['/24-7', 'pages/24-7.mdx'],
  ['/indexes', 'pages/indexes.mdx'],
])('writes a new page with the address "%s"', async (route, written) => {
  expect((await newPage(site, { ...NEW_PAGE, route })).file).toBe(written);
  expect(read(written)).toContain(DESCRIPTION);
});

const WRONG: [wrong: Partial<NewPage>, message: string | RegExp][] = [
  [{ route: '/about' }, '/about already exists: pages/about.mdx.'],
  [{ route: '/' }, '/ already exists: pages/index.mdx.'],
  [{ route: '/old' }, '/old redirects to another page.'],
  ...['/Cloud', '/cloud costs', '/_shared', '/a/../b', '/cloud/', '/cloud.mdx'].map(
    (route): [Partial<NewPage>, string] => [{ route }, `"${route}" cannot be the address of a page. `],
  ),
  [{ route: '/handbook/costs' }, 'Addresses under /handbook are reserved. '],
  [{ route: '/index' }, 'Addresses under /index are reserved. '],
  [{ title: 'AI' }, 'The title is too short: write at least 4 characters. It has 2 now.'],
  [{ title: 'A'.repeat(61) }, 'The title is too long: write at most 60 characters. It has 61 now.'],
  [{ title: 'About us' }, 'pages/about.mdx has the same title.'],
  [{ description: 'Short.' }, 'The description is too short: write at least 50 characters. It has 6 now.'],
  [{ description: 'A'.repeat(171) }, 'The description is too long: write at most 170 characters. It has 171 now.'],
  [{ route: '../x', title: 'Abc', description: '' }, /cannot be the address.*title is too short.*description is too/],
];

it.each(WRONG)('says what is wrong with a new page with %j', async (wrong, message) => {
  await expect(newPage(site, { ...NEW_PAGE, ...wrong })).rejects.toThrow(message);
  expect(status()).toBe('');
});

it('stores a photograph upright, without metadata and no larger than needed', async () => {
  const photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#446688' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { source } = await storePicture(site, 'IMG_0042 (Büro).JPG', photograph);
  expect(source).toMatch(/^\/images\/img-0042-buro-[0-9a-f]{6}\.jpg$/);
  const { exif, orientation, width, height } = await sharp(at(`static${source}`)).metadata();
  expect([exif, orientation, width, height]).toEqual([undefined, undefined, 1600, 2400]);
  await expect(storePicture(site, 'page.jpg', Buffer.from('<script>'))).rejects.toThrow('is not a picture');
});
