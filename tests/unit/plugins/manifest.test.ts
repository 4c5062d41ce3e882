/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { lastDays } from '../../../plugins/manifest/contentDates';
import { plainClasses, plainStyles, withoutBuildNoise } from '../../../plugins/manifest/normalize';
import { readPage } from '../../../plugins/manifest/readPage';
import { mdxAsModule, sourcesOf } from '../../../plugins/manifest/sources';

it('removes build hashes from names', () => {
  expect(withoutBuildNoise('<a href=/assets/js/main.1a2b3c4d.js> <!-- -->x\n  y id=_R_2jms5_')).toBe(
    '<a href=/assets/js/main.js> x y id=_R_',
  );
  expect(plainClasses('card_V3Jd compact__LeJ lucide-brain')).toBe('card compact lucide-brain');
  expect(plainStyles('.card_V3Jd{color:red}')).toBe('.card{color:red}');
});

function page(body: string, styles = '') {
  const head = `<head><title>T</title><style>${styles}</style></head>`;
  return readPage(load(`<html>${head}<body>${body}</body></html>`), 'nowhere');
}

it('gives a page the same hashes in two builds, and different hashes if it changed', () => {
  const one = page('<header>H</header><main><p class=a_1234>Words</p></main><footer>F</footer>', '.a_1234{gap:1px}');
  const same = page('<header>H</header><main><p class=a_zzzz>Words</p></main><footer>F</footer>', '.a_zzzz{gap:1px}');
  expect(same.hashes).toEqual(one.hashes);

  const words = page('<header>H</header><main><p class=a_1234>Others</p></main><footer>F</footer>', '.a_1234{gap:1px}');
  expect(words.hashes).toEqual({ ...one.hashes, main: expect.not.stringMatching(one.hashes.main) });
  const markup = page('<header>H</header><main><p class=b_1234>Words</p></main><footer>G</footer>', '.a_1234{gap:2px}');
  for (const part of ['main', 'structure', 'footer', 'styles'] as const) {
    expect(markup.hashes[part]).not.toBe(one.hashes[part]);
  }
  expect(markup.hashes.header).toBe(one.hashes.header);
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
