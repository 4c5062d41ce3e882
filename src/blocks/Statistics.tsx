import type { ReactNode } from 'react';
import { itemsOf, required } from './blockError';
import styles from './Statistics.module.css';

export interface StatisticProps {
  /** The figure with its unit: `40%`, `20+`, `15 sec`, `SOC 2`. */
  value: string;
  /** What the figure counts. */
  children: ReactNode;
}

/** A figure and its unit: `15 sec` is `15` and ` sec`; `24/7` is all figure; `SOC 2` has no unit. */
const FIGURE_AND_UNIT = /^(\d[\d.,–/]*)(.*)$/;

export function Statistic({ value, children }: StatisticProps) {
  const [, figure, unit] = FIGURE_AND_UNIT.exec(required('Statistic', 'value', value)) ?? [];
  return (
    <div className={styles.statistic}>
      <dt className={styles.label}>{children}</dt>
      <dd className={styles.value}>
        {figure ?? value}
        {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
    </div>
  );
}

export interface StatisticsProps {
  /** Two to five `<Statistic>`. */
  children: ReactNode;
}

/**
 * A ruled band of figures.
 *
 * @useFor two to five figures that can be proven, each with what it counts: `40%` average cloud spend reduction
 *   within 6 months.
 * @notFor figures without a source. [Numbers](/handbook/words#numbers) says where a claim is written down.
 * @notFor words: `value` is a figure with its unit, or a short name such as `SOC 2`.
 * @notFor a table of values: write a Markdown table.
 */
export function Statistics({ children }: StatisticsProps) {
  const items = itemsOf('Statistics', children, Statistic);
  return (
    <dl className={styles.statistics} data-reveal="" data-count={items.length}>
      {items}
    </dl>
  );
}
