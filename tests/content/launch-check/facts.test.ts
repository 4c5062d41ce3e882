import { factIn } from '../../../tools/launch-check/facts';
import { launchSite } from '../../support/launchSite';

const site = launchSite({
  'facts.ts': `const other = 1;
export const company = {
  /** Its name. */
  brand: 'Acme',
  'legal name': "Acme, Inc.",
  staff: (12),
  isOpen: true,
  address: {
    city: 'Provo',
  },
  origin: \`https://\${other}\`,
} as const satisfies object;
export const names: readonly string[] = [
  'brand',
  'staff',
];
`,
});

it('reads values with their lines', () => {
  const { entries, line } = factIn(site, 'facts.ts', 'company');
  expect(line).toBe(2);
  expect([...entries].map(([name, fact]) => [name, fact.value, fact.line])).toEqual([
    ['brand', 'Acme', 4],
    ['legal name', 'Acme, Inc.', 5],
    ['staff', 12, 6],
    ['isOpen', true, 7],
    ['address', null, 8],
    ['origin', null, 11],
  ]);
  expect(entries.get('address')?.entries.get('city')).toMatchObject({ value: 'Provo', line: 9 });
});

it('reads lists', () => {
  expect(factIn(site, 'facts.ts', 'names').items.map(({ value, line }) => [value, line])).toEqual([
    ['brand', 14],
    ['staff', 15],
  ]);
});

it('throws if the constant or the file does not exist', () => {
  expect(() => factIn(site, 'facts.ts', 'brand')).toThrow('facts.ts has no constant "brand".');
  expect(() => factIn(site, 'gone.ts', 'brand')).toThrow('gone.ts has no constant "brand".');
});
