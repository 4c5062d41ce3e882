import { type Comparison, siteNames } from './comparison';
import { LCP_LIMIT } from './lighthouseFigures';
import type { PageFigures } from './measurePage';
import { verdict } from './results';
import { table } from './table';

const columns: { name: keyof PageFigures; head: string }[] = [
  { name: 'bytes', head: 'bytes' },
  { name: 'scriptBytes', head: 'of them script' },
  { name: 'requests', head: 'requests' },
  { name: 'fcp', head: 'FCP ms' },
  { name: 'lcp', head: 'LCP ms' },
  { name: 'tbt', head: 'TBT ms' },
  { name: 'inp', head: 'INP ms' },
];

function times(value: number, other: number): string {
  if (other === 0) return value === 0 ? '1.00' : '-';
  return (value / other).toFixed(2);
}

/** Prints the comparison: figures, then this site as a multiple of each of the others. */
export function reportComparison({ routes, builds, repeat }: Comparison): void {
  for (const [route, sites] of Object.entries(routes)) {
    console.log(`\n${route} (medians of ${repeat})`);
    const figures = siteNames.map((name) => [name, ...columns.map((column) => sites[name][column.name].toFixed(0))]);
    const ratios = (['preset-classic', 'hand-written'] as const).map((name) => [
      `this site / ${name}`,
      ...columns.map((column) => times(sites['this site'][column.name], sites[name][column.name])),
    ]);
    console.log(table([['', ...columns.map(({ head }) => head)], ...figures, ...ratios]));
    const isMet = sites['this site'].lcp <= LCP_LIMIT * sites['hand-written'].lcp;
    console.log(`LCP within ${LCP_LIMIT} of the hand-written page: ${verdict(isMet)}.`);
  }

  const { 'this site': site, 'preset-classic': stock } = builds;
  console.log('\nA cold build of all pages');
  console.log(
    table([
      ['', 'seconds', 'processor seconds', 'peak MB'],
      ...[site, stock].map((build, index) => [
        siteNames[index] ?? '',
        build.seconds.toFixed(1),
        build.processorSeconds.toFixed(1),
        build.megabytes.toFixed(0),
      ]),
      [
        'this site / preset-classic',
        times(site.seconds, stock.seconds),
        times(site.processorSeconds, stock.processorSeconds),
        times(site.megabytes, stock.megabytes),
      ],
    ]),
  );
}
