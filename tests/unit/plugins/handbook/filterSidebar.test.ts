import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { filterSidebar } from '../../../../plugins/handbook/filterSidebar';

const link = (label: string, alsoCalled?: string[]): PropSidebarItem => ({
  ...{ type: 'link', label, href: `/${label}` },
  ...(alsoCalled && { customProps: { alsoCalled } }),
});

const items: PropSidebarItem[] = [
  link('Pictures', ['photo', 'upload']),
  {
    type: 'category',
    label: 'Proof',
    collapsed: false,
    collapsible: false,
    items: [link('Quotes', ['Quote', 'reviews'])],
  },
  {
    type: 'category',
    label: 'Lists',
    collapsed: false,
    collapsible: false,
    items: [link('Cards', ['Card']), link('Steps')],
  },
];

it.each([
  ['', ['Pictures', 'Quotes', 'Cards', 'Steps']],
  ['PHOTO', ['Pictures']],
  ['<Card>', ['Cards']],
  ['upload photo', ['Pictures']],
  ['photo steps', []],
  ['e', ['Pictures', 'Quotes', 'Steps']],
])('“%s” leaves %j', (query, expected) => {
  const groups = filterSidebar(items, query);
  expect(groups.flatMap(({ links }) => links.map(({ label }) => label))).toEqual(expected);
  expect(groups.every(({ links }) => links.length > 0)).toBe(true);
});
