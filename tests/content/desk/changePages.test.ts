import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git } from '../../../lib/git';
import { deletePage, movePage, pageUses } from '../../../tools/desk/server/pages/changePages';
import { newPage } from '../../../tools/desk/server/pages/newPage';
import { forgetSteps, lastStep, undoStep } from '../../../tools/desk/server/pages/steps';

const HEAD = (title: string) => `---\ntitle: ${title}\n---\n\n`;
const FILES: Record<string, string> = {
  'pages/index.mdx': `${HEAD('Home')}See [us](/about#team) and [again](./about.mdx).\n\n<Action to="/about?from=home">\n  About\n</Action>\n`,
  'pages/about.mdx': `${HEAD('About us')}[Team](/about#team), [prices](/pricing).\n\n## Team\n`,
  'pages/pricing.mdx': `${HEAD('Prices')}Nothing links from here.\n`,
  'pages/contact.mdx': `${HEAD('Contact')}Call us.\n`,
  'pages/_shared/note.mdx': 'Read [about us](/about).\n',
  'handbook/start.mdx': '---\ntitle: Start\nslug: /\n---\n\nLook at [a page](/about).\n',
  'src/site/navigation.yaml': '# The menu.\naboutLink:\n  title: About\n  to: /about # first\n',
  'src/site/redirects.yaml': '# Moved pages.\nredirects:\n  - { from: /old, to: "/about#team" }\n',
  'src/form.tsx': "/** Leads to `/pricing`. */\nconst to = '/contact';\n",
};

let site: string;
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};
const status = () => git(site, 'status', '--porcelain');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  git(site, 'init', '--quiet');
  git(site, 'add', '.');
  git(site, '-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--quiet', '--message=Start');
});
afterEach(() => rmSync(site, { recursive: true }));

const MOVE = { file: 'pages/about.mdx', route: '/company/about-us' };

it('moves a page; links, menus and redirects follow and nothing else changes', async () => {
  const { file, following, left } = await movePage(site, MOVE);
  expect(file).toBe('pages/company/about-us.mdx');
  expect(existsSync(path.join(site, 'pages/about.mdx'))).toBe(false);
  const moved = (text = '') =>
    text.replaceAll('/about', '/company/about-us').replace('./company/about-us.mdx', '/company/about-us');
  expect(read('pages/index.mdx')).toBe(
    moved(FILES['pages/index.mdx']).replace('.mdx)', ')').replace('(./', '(/').replace('(.', '('),
  );
  expect(read('pages/company/about-us.mdx')).toBe(moved(FILES['pages/about.mdx']));
  expect(read('pages/_shared/note.mdx')).toBe(moved(FILES['pages/_shared/note.mdx']));
  expect(read('src/site/navigation.yaml')).toBe(moved(FILES['src/site/navigation.yaml']));
  expect(read('src/site/redirects.yaml')).toBe(
    '# Moved pages.\nredirects:\n  - { from: /old, to: "/company/about-us#team" }\n  - { from: /about, to: /company/about-us }\n',
  );
  expect(following).toEqual(['pages/_shared/note.mdx', 'pages/index.mdx', 'src/site/navigation.yaml']);
  expect(left).toEqual([{ file: 'handbook/start.mdx', title: 'Start', line: 6, isEditable: false }]);
});

it('undoes a move and forgets one that was proposed', async () => {
  await movePage(site, MOVE);
  expect(lastStep(site)).toBe('Moved /about to /company/about-us');
  expect(undoStep(site)).toEqual({ file: 'pages/about.mdx' });
  expect(status()).toBe('');
  expect(existsSync(path.join(site, 'pages/company'))).toBe(false);
  expect(() => undoStep(site)).toThrow('nothing to undo');
  await movePage(site, MOVE);
  forgetSteps(site);
  expect(lastStep(site)).toBeNull();
});

it.each(['pages/company/about-us.mdx', 'src/site/navigation.yaml'])(
  'does not undo a move after a change of %s',
  async (file) => {
    await movePage(site, MOVE);
    const edited = `${read(file)}# Written since.\n`;
    write(file, edited);
    expect(() => undoStep(site)).toThrow(`${file} was changed since then`);
    expect(read(file)).toBe(edited);
    expect(existsSync(path.join(site, 'pages/company/about-us.mdx'))).toBe(true);
  },
);

it('moves a page back, without a redirect to itself', async () => {
  await movePage(site, MOVE);
  await movePage(site, { file: 'pages/company/about-us.mdx', route: 'about' });
  expect(read('src/site/redirects.yaml')).toBe(FILES['src/site/redirects.yaml']);
  expect(read('pages/index.mdx')).toContain('(/about#team)');
});

it.each([
  [{ file: 'pages/about.mdx', route: '/pricing' }, 'already exists'],
  [{ file: 'pages/about.mdx', route: '/Über uns' }, 'cannot be the address'],
  [{ file: 'pages/about.mdx', route: '/about' }, 'already has this address'],
  [{ file: 'pages/about.mdx', route: '/old' }, null],
  [{ file: 'pages/contact.mdx', route: '/call' }, 'src/form.tsx'],
  [{ file: 'pages/index.mdx', route: '/home' }, 'home page'],
  [{ file: 'pages/_shared/note.mdx', route: '/note' }, 'not a page of its own'],
])('moves %j unless something is against it: %s', async (input, message) => {
  if (message === null) await expect(movePage(site, input)).resolves.toMatchObject({ file: 'pages/old.mdx' });
  else await expect(movePage(site, input)).rejects.toThrow(message);
  if (message !== null) expect(status()).toBe('');
});

it('says what leads to a page, and that visitors know its address', () => {
  const { links, isLive, problem } = pageUses(site, { file: 'pages/about.mdx' });
  expect(links.map(({ title, line }) => `${title} ${line}`)).toEqual([
    'note 1',
    'Home 5',
    'Home 5',
    'Home 7',
    'Start 6',
    'Navigation 4',
  ]);
  expect({ isLive, problem }).toEqual({ isLive: true, problem: null });
});

it('deletes a page with a redirect; links lead to the other page, and undoing brings all back', () => {
  const remove = (redirectTo: string | null) => deletePage(site, { file: 'pages/about.mdx', redirectTo });
  expect(() => remove(null)).toThrow('Choose a page');
  expect(() => remove('/no')).toThrow('no page /no');
  const { file, left } = remove('/pricing');
  expect(file).toBeNull();
  expect(left).toHaveLength(1);
  expect(read('pages/index.mdx')).toContain('[us](/pricing) and [again](/pricing).\n');
  expect(read('src/site/redirects.yaml')).toContain(
    '{ from: /old, to: "/pricing" }\n  - { from: /about, to: /pricing }',
  );
  undoStep(site);
  expect(status()).toBe('');
});

it('deletes a page that was never live without a redirect', async () => {
  const description = 'A page that nobody has seen yet, so that nobody can miss it when it is gone again.';
  const { file } = await newPage(site, { route: '/new', title: 'A new page', description, kind: 'plain' });
  expect(pageUses(site, { file }).isLive).toBe(false);
  deletePage(site, { file, redirectTo: null });
  expect(status()).toBe('');
  undoStep(site);
  expect(existsSync(path.join(site, file))).toBe(true);
  undoStep(site);
  expect(status()).toBe('');
});
