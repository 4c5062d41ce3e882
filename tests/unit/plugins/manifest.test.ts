/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { readClassModules } from '../../../plugins/manifest/classModules';
import { lastDays } from '../../../plugins/manifest/contentDates';
import { plainClasses, plainStyles, withoutBuildNoise } from '../../../plugins/manifest/normalize';
import { readPage } from '../../../plugins/manifest/readPage';
import { mdxAsModule, sourcesOf } from '../../../plugins/manifest/sources';
import { testFolder } from '../../support/testFolder';

it('removes build hashes from names', () => {
  expect(withoutBuildNoise('<a href=/assets/js/main.1a2b3c4d.js> <!-- -->x\n  y id=_R_2jms5_')).toBe(
    '<a href=/assets/js/main.js> x y id=_R_',
  );
});

it('gives a class the same name wherever its module is', () => {
  expect(plainClasses('card_1aB2 lucide-brain')).toBe('card lucide-brain');
  expect(plainStyles('.card_1aB2{color:red}')).toBe(plainStyles('.card_3cD4{color:red}'));
});

it('knows in which module a class is written, if only one has it', () => {
  const modules = readClassModules(process.cwd());
  expect(modules.get('profile')).toBe('src/blocks/StripMap.module.css');
  expect(modules.has('title')).toBe(false);
});

function page(body: string, styles = '', modules: ReadonlyMap<string, string> = new Map(), folder = 'nowhere') {
  const head = `<head><title>T</title><style>${styles}</style></head>`;
  return readPage(load(`<html>${head}<body>${body}</body></html>`), folder, modules);
}

it('says where a segment is: under which headings, in which question, field and block, and its address', () => {
  const { segments } = page(
    `<main><h1>T</h1><section id=plans aria-labelledby=t><h2 id=t>Plans</h2><div class=card_1aB2><h3>Team</h3><p>$99</p></div>
    <details><summary>Is it free?</summary><p>No.</p></details>
    <label for=f>Interest</label><select id=f><option>Data</option></select></section></main>`,
    '',
    new Map([['card', 'src/blocks/Cards.module.css']]),
  );
  const of = (text: string) => segments.find((segment) => segment.text === text);
  expect(of('Plans')).toMatchObject({ anchor: 'plans' });
  expect(of('$99')).toMatchObject({ where: ['Plans', 'Team'], block: 'Cards' });
  expect(of('No.')?.where).toEqual(['Plans', 'Team', 'Is it free?']);
  expect(of('Data')?.where?.at(-1)).toBe('Interest');
});

it('says in which menu an entry is, and tells its title from its description', () => {
  const { shell, hashes } = page(
    `<header><button aria-controls=m>Solutions</button><div id=m><section aria-label=Cloud><p>Cloud</p>
    <ul><li><a href=/cloud><svg></svg><span><span>Servers</span><span>On three clouds.</span></span></a></li>
    <li><a href=/x>One <b>text</b></a></li></ul></section></div></header><main><p>T</p></main>`,
  );
  const [, , group, entry, plain] = shell[hashes.header] ?? [];
  expect(group?.where).toEqual(['Solutions']);
  expect(entry).toMatchObject({ where: ['Solutions', 'Cloud'], parts: ['Servers', 'On three clouds.'] });
  expect(plain?.parts).toBeUndefined();
});

it('gives a page the same hashes in two builds, and different hashes if it changed', () => {
  const one = page('<header>H</header><main><p class=a_1234>Words</p></main><footer>F</footer>', '.a_1234{gap:1px}');

  const words = page('<header>H</header><main><p class=a_1234>Others</p></main><footer>F</footer>', '.a_1234{gap:1px}');
  expect(words.hashes).toEqual({ ...one.hashes, main: expect.not.stringMatching(one.hashes.main) });
  const markup = page('<header>H</header><main><p class=b_1234>Words</p></main><footer>G</footer>', '.a_1234{gap:2px}');
  for (const part of ['main', 'structure', 'footer', 'styles'] as const) {
    expect(markup.hashes[part]).not.toBe(one.hashes[part]);
  }
  expect(markup.hashes.header).toBe(one.hashes.header);
});

const { folder: built, write } = testFolder();

it('counts a picture as its source, whatever the build makes of it', () => {
  const files = (hash: string, format: string) =>
    `/assets/valley-400.${hash}.${format} 400w, /assets/valley-2304.${hash}.${format} 2304w`;
  const picture = (hash: string) =>
    page(
      `<main><picture><source type=image/avif srcset="${files(hash, 'avif')}"><img src=/valley.png srcset="${files(hash, 'webp')}"
      sizes=auto width=9 height=6 alt=A></picture></main>`,
      '',
      new Map(),
      built,
    );
  write('valley.png', 'a picture');
  write('assets/valley-400.aaaaaaaa.avif', 'small');
  write('assets/valley-2304.aaaaaaaa.avif', 'wide, for desktops');
  write('assets/valley-400.aaaaaaaa.webp', 'larger');
  const { assets, hashes } = picture('aaaaaaaa');
  expect(assets).toEqual({ '/valley.png': { hash: expect.any(String), bytes: 9, phoneBytes: 5, desktopBytes: 18 } });
  expect(picture('bbbbbbbb').hashes).toEqual(hashes);
});

it('reads the imports of a page but not those of a code sample', () => {
  const mdx =
    "---\ntitle: T\n---\nimport {Hero, Card as C} from 'a';\nimport Shared from 'b.mdx';\n\n```js\nimport x from 'c';\n```\n";
  expect(mdxAsModule(mdx)).toBe(
    "import {Hero, Card as C} from 'a';\nimport Shared from 'b.mdx';\nexport default [Hero, C, Shared];",
  );
});

it('finds the sources of a page without blocks that it does not use', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const name of ['src', 'package.json']) cpSync(name, path.join(site, name), { recursive: true });
  mkdirSync(path.join(site, 'pages'));
  writeFileSync(
    path.join(site, 'pages/plans.mdx'),
    "import {PricingPlans} from '@site/src/blocks';\n\n<PricingPlans />\n",
  );
  const files = (await sourcesOf(site, ['pages/plans.mdx', 'pages/not-there.mdx']))['pages/plans.mdx'] ?? [];
  rmSync(site, { recursive: true });
  expect(files[0]).toBe('pages/plans.mdx');
  expect(files).toEqual(expect.arrayContaining(['src/blocks/PricingPlans.tsx', 'src/site/plans.yaml']));
  expect(files).not.toContain('src/blocks/Jobs.tsx');
  expect(files).not.toContain('src/blocks/Jobs.module.css');
});

it('returns the latest day of each file in the log', () => {
  const days = lastDays('@2026-11-21\n\npages/a.mdx\n@2026-10-01\n\npages/a.mdx\npages/b.mdx\n');
  expect([...days]).toEqual([
    ['pages/a.mdx', '2026-11-21'],
    ['pages/b.mdx', '2026-10-01'],
  ]);
});
