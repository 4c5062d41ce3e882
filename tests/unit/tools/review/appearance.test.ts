import { appearanceGroups } from '../../../../tools/review/groups/appearanceGroups';
import type { StyleEffect } from '../../../../tools/review/screenshots/styleEffects';
import { manifestPage } from '../../../support/manifestPage';
import { contextOf } from '../../../support/reviewContext';

const TOKENS = 'src/styles/tokens.css';
const CARDS = 'src/blocks/Cards.module.css';

const effect = (more: Partial<StyleEffect>): StyleEffect => ({
  ...{ part: 'main', classes: '', tag: 'section', property: 'margin-top', before: '64px', after: '72.5px', count: 1 },
  ...{ element: 0, route: '/about', width: 1280, scheme: 'light', isOnPhones: true, module: null },
  ...more,
});

function groups(effects: StyleEffect[], content = '', opened = 1) {
  const pages = [manifestPage(), manifestPage({ route: '/team' })];
  const found = { effects, styles: { before: '', after: '' }, opened, candidates: 2, stylesDiffer: true };
  const context = contextOf(pages, pages, { paths: [TOKENS, CARDS], content });
  return appearanceGroups(context, found).map(({ group }) => group);
}

it.each<[string, Partial<StyleEffect>]>([
  ['8.5 px more space above: section, on 1 page.', {}],
  ['8.5 px more space above, on desktops: section, on 1 page.', { isOnPhones: false }],
  ['8 px less space below: Cards, on 1 page.', { property: 'padding-bottom', after: '56px', module: CARDS }],
  [
    'Text color #0e6b5e → transparent, in dark mode: section, on 1 page.',
    { property: 'color', before: 'rgb(14, 107, 94)', after: 'rgba(0, 0, 0, 0)', scheme: 'dark' },
  ],
  [
    'Text size 16px → 18px, on phones: section, on footer.',
    { property: 'font-size', before: '16px', after: '18px', width: 390, part: 'footer' },
  ],
])('says “%s”', (title, more) => {
  expect(groups([effect(more)])[0]?.title).toBe(title);
});

it('tells each stylesheet once, the most frequent effect first, and on how many pages', () => {
  const found = groups([
    effect({}),
    effect({ route: '/team', property: 'margin-bottom', count: 5 }),
    effect({ module: CARDS, property: 'row-gap' }),
  ]);
  expect(
    found.map(({ title, because, differences }) => [title, because, differences.map(({ after }) => after)]),
  ).toEqual([
    ['8.5 px more space below: section, on 2 pages.', [TOKENS], ['8.5 px more space above: section']],
    ['8.5 px more space between parts: Cards, on 1 page.', [CARDS], []],
  ]);
  expect(found[0]?.notes).toEqual(['1 of the 2 pages with these styles were opened; the others have the same styles.']);
  expect(groups([effect({})], '', 2)[0]?.notes).toEqual([]);
});

it('gives a change another mark when its stylesheet changes again', () => {
  const markOf = (content: string) => groups([effect({})], content)[0]?.mark;
  expect(markOf('a')).toBe(markOf('a'));
  expect(markOf('b')).not.toBe(markOf('a'));
});
