import { appearanceGroups } from '../../../../tools/review/groups/appearanceGroups';
import type { StyleEffect } from '../../../../tools/review/screenshots/styleEffects';
import { manifestPage } from '../../../support/manifestPage';
import { contextOf } from '../../../support/reviewContext';

const TOKENS = 'src/styles/tokens.css';
const CARDS = 'src/blocks/Cards.module.css';

const effect = (more: Partial<StyleEffect>): StyleEffect => ({
  ...{ part: 'main', classes: '', tag: 'section', property: 'margin-top', before: '64px', after: '72.5px', count: 1 },
  ...{ element: 0, route: '/about', width: 1280, scheme: 'light', module: null },
  onPhones: { before: '64px', after: '72.5px' },
  ...more,
});

function groups(effects: StyleEffect[], content = '', opened = 1) {
  const pages = [manifestPage(), manifestPage({ route: '/team' })];
  const found = { effects, styles: { before: '', after: '' }, opened, candidates: 2, stylesDiffer: true };
  const context = contextOf(pages, pages, { paths: [TOKENS, CARDS], content });
  return appearanceGroups(context, found).map(({ group }) => group);
}

it.each<[string, string, Partial<StyleEffect>]>([
  ['More space above: 64 px became 72.5 px on phones and desktops.', 'section', {}],
  [
    'More space above: 64 px became 72.5 px on desktops (1280 px wide); the same as before on phones.',
    'section',
    { onPhones: null },
  ],
  [
    'Less space below: 64 px became 56 px on desktops (1280 px wide), 40 px became 32 px on phones (390 px wide).',
    'call to action (CallToAction)',
    {
      ...{ property: 'padding-bottom', after: '56px', onPhones: { before: '40px', after: '32px' } },
      module: 'src/blocks/CallToAction.module.css',
    },
  ],
  [
    'Text color: #0e6b5e became transparent in dark mode.',
    'paragraph',
    { property: 'color', before: 'rgb(14, 107, 94)', after: 'rgba(0, 0, 0, 0)', scheme: 'dark', tag: 'p' },
  ],
  [
    'Text size: 16 px became 18 px on phones (390 px wide); the same as before on desktops.',
    'section',
    { property: 'font-size', before: '16px', after: '18px', width: 390, part: 'footer' },
  ],
])('says “%s”, and of what', (title, label, more) => {
  const [group] = groups([effect(more)]);
  expect(group).toMatchObject({ title, differences: [{ label, before: '', after: title.slice(0, -1) }] });
});

it('reports the same values of the same blocks once', () => {
  const [group] = groups([effect({}), effect({ property: 'margin-bottom' })]);
  expect(group?.differences.map(({ after }) => after)).toEqual([
    'More space above and below: 64 px became 72.5 px on phones and desktops',
  ]);
});

it('reports each stylesheet once, the most frequent effect first, and on how many pages', () => {
  const found = groups([
    effect({}),
    effect({ route: '/team', property: 'margin-bottom', before: '1px', after: '9px', count: 5 }),
    effect({ module: CARDS, property: 'row-gap' }),
  ]);
  expect(
    found.map(({ because, differences }) => [
      because,
      differences.map(({ label, after }) => [label, after.split(':')[0]]),
    ]),
  ).toEqual([
    [
      [TOKENS],
      [
        ['section, 5 times', 'More space below'],
        ['section', 'More space above'],
      ],
    ],
    [[CARDS], [['cards (Cards)', 'More space between parts']]],
  ]);
  expect(found[0]).toMatchObject({
    places: [
      { route: '/about', where: '' },
      { route: '/team', where: '' },
    ],
    remarks: ['1 of the 2 pages with these styles were opened; the others have the same styles.'],
  });
  expect(groups([effect({})], '', 2)[0]?.remarks).toEqual([]);
});

it('counts what a change touches, header and footer once for all pages, and keeps its mark when a page has more of it', () => {
  const footer = { part: 'footer', tag: 'ul' } as const;
  const [group] = groups([
    effect({ count: 3 }),
    effect({ route: '/team', count: 2 }),
    effect({ ...footer, property: 'row-gap', count: 4 }),
    effect({ ...footer, property: 'row-gap', count: 4, route: '/team' }),
  ]);
  expect(group?.differences.map(({ label }) => label)).toEqual(['section, 5 times', 'list, 4 times']);
  const [more] = groups([effect({ count: 4 })]);
  expect(more?.mark).toBe(groups([effect({ count: 3 })])[0]?.mark);
});

it('gives a change another mark when its stylesheet changes again', () => {
  const markOf = (content: string) => groups([effect({})], content)[0]?.mark;
  expect(markOf('a')).toBe(markOf('a'));
  expect(markOf('b')).not.toBe(markOf('a'));
});
