import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { listPages } from '../../../tools/desk/server/pages/listPages';
import { newPage } from '../../../tools/desk/server/pages/newPage';
import { storePicture } from '../../../tools/desk/server/pictures';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'desk-'));
  mkdirSync(path.join(site, 'pages/_shared'), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

const input = {
  route: 'cloud-costs',
  title: 'Cloud costs',
  description: 'What a move to the cloud costs, and which costs you can avoid by asking first.',
};

it.each([
  ['plain', /<Section /],
  ['service', /^service: Cloud costs$/m],
  ['legal', /<LegalText updated="\d{4}-\d{2}-\d{2}">/],
] as const)('makes a %s page', async (kind, content) => {
  const { file } = await newPage(site, { ...input, kind });
  expect(file).toBe('pages/cloud-costs.mdx');
  expect(readFileSync(path.join(site, file), 'utf8')).toMatch(content);
  const route = '/cloud-costs';
  expect(listPages(site)).toMatchObject([
    { file, route, title: 'Cloud costs', shownAt: route, live: null, isTechnical: false },
  ]);
});

it('says everything that is wrong with a new page, and writes nothing', async () => {
  await expect(newPage(site, { route: '../x', title: 'Abc', description: '', kind: 'plain' })).rejects.toThrow(
    /cannot be the address.*title is too short.*description is too short/,
  );
  expect(listPages(site)).toEqual([]);
});

it('shows shared text on the page that contains it', () => {
  writeFileSync(path.join(site, 'pages/_shared/hours.mdx'), 'From nine to five.\n');
  writeFileSync(
    path.join(site, 'pages/one.mdx'),
    "---\ntitle: One\n---\n\nimport Hours from '@site/pages/_shared/hours.mdx';\n\n<Hours />\n",
  );
  expect(listPages(site).find(({ route }) => route === null)).toMatchObject({ title: 'hours', shownAt: '/one' });
});

/** A photograph as a phone makes it: lying on its side, with the place where it was taken. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#446688' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

it('stores a photograph upright, without metadata and no larger than needed', async () => {
  const stored = await storePicture(site, 'IMG_0042 (Büro).JPG', await photograph());
  expect(stored).toEqual({ source: '/images/img-0042-buro.jpg', width: 1600, height: 2400 });
  const { exif, orientation, width, height } = await sharp(path.join(site, 'static', stored.source)).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 1600,
    height: 2400,
  });
});

it('never replaces another picture of the same name', async () => {
  const first = await storePicture(site, 'team.jpg', await photograph());
  expect(await storePicture(site, 'team.jpg', await photograph())).toEqual(first);
  const other = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  expect((await storePicture(site, 'team.jpg', other)).source).toMatch(/^\/images\/team-[0-9a-f]{6}\.jpg$/);
});

it('does not store what is not a picture', async () => {
  await expect(storePicture(site, 'page.jpg', Buffer.from('<script>'))).rejects.toThrow('is not a picture');
});
