import { existsSync } from 'node:fs';
import { BUILDS_EVERY_PAGE, CHANGES_NO_PAGE, causesOf } from '../../../../tools/review/compare/causes';

const FILES: Record<string, { before: string; after: string }> = {
  'pages/about.mdx': { before: 'One sentence.', after: 'Another sentence.' },
  'src/site/claims.yaml': { before: "years: '20+'", after: "years: '21+'" },
  'src/site/plans.yaml': { before: 'price: 49', after: 'price: 59' },
  'src/styles/tokens.css': { before: '--spruce: green', after: '--spruce: red' },
  'src/blocks/Cards.module.css': { before: 'gap: 1', after: 'gap: 2' },
  'docusaurus.config.ts': { before: 'a', after: 'b' },
  'tools/review/review.ts': { before: 'a', after: 'b' },
};

function causes(paths: string[], words: string, isAppearance: boolean, sources: string[]) {
  const read = (path: string) => FILES[path] ?? { before: '', after: '' };
  const styles = ['src/styles/tokens.css'];
  return causesOf({ words, isAppearance }, { sources, layout: [], styles, images: [] }, { paths, read });
}
const ALL = Object.keys(FILES);

it('names the file in which the words changed, and no other file of the page', () => {
  const sources = ['pages/about.mdx', 'src/site/claims.yaml', 'src/site/plans.yaml'];
  expect(causes(ALL, '20+ 21+', false, sources)).toEqual(['src/site/claims.yaml']);
  expect(causes(ALL, 'One Another 49 59', false, sources)).toEqual(['pages/about.mdx', 'src/site/plans.yaml']);
});

it('names every changed file of the page if the words are in none of them', () => {
  const sources = ['pages/about.mdx', 'src/site/claims.yaml'];
  expect(causes(ALL, 'computed', false, sources)).toEqual(sources);
});

it('explains a changed appearance by the styles of the page', () => {
  expect(causes(ALL, '', true, ['pages/about.mdx'])).toEqual(['src/styles/tokens.css']);
  expect(causes(ALL, '', true, ['pages/about.mdx', 'src/blocks/Cards.module.css'])).toEqual([
    'src/blocks/Cards.module.css',
    'src/styles/tokens.css',
  ]);
});

it('falls back to what builds every page, but not to the review itself', () => {
  expect(causes(ALL, 'computed', false, ['pages/team.mdx'])).toEqual(['docusaurus.config.ts']);
  const none = ['tools/review/review.ts', 'plugins/manifest/manifest.ts'];
  expect(causes(none, 'computed', false, ['pages/team.mdx'])).toEqual([]);
});

it.each([...BUILDS_EVERY_PAGE, ...CHANGES_NO_PAGE])('%s exists', (place) => {
  expect(existsSync(place)).toBe(true);
});
