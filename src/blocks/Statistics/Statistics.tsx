import clsx from 'clsx';
import type { ReactNode } from 'react';
import { itemsOf, required } from '../checks';
import styles from './Statistics.module.css';

interface StatisticProps {
  /** The figure with its unit: `40%`, `20+`, `15 sec`, `SOC 2`. */
  value: string;
  /** What the figure counts. */
  children: ReactNode;
}

/** Splits a figure from its unit: `15` and ` sec`. `24/7` has no unit, and `SOC 2` does not match. */
const FIGURE_AND_UNIT = /^(\d[\d.,–/]*)(.*)$/;

export function Statistic({ value, children }: StatisticProps) {
  const [, figure, unit] = FIGURE_AND_UNIT.exec(required('Statistic', 'value', value)) ?? [];
  return (
    <div className={styles.statistic}>
      <dt className={clsx(styles.label, 'quiet')}>{children}</dt>
      <dd className={styles.value}>
        {figure ?? value}
        {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
    </div>
  );
}

interface StatisticsProps {
  /** Two to five `<Statistic>`. */
  children: ReactNode;
}

/**
 * Figures, large and side by side.
 *
 * @useFor two to five figures that you can prove, each with what it counts: `40%` average cloud spend reduction within
 *   6 months.
 * @notFor figures that nobody can prove. [Write down where each one comes from](/handbook/words#numbers).
 * @notFor words: `value` is a figure with its unit, or a short name such as `SOC 2`.
 * @notFor a table of values: write a table as text.
 */
export function Statistics({ children }: StatisticsProps) {
  const items = itemsOf('Statistics', children, Statistic);
  return (
    <dl className={styles.statistics} data-reveal="">
      {items}
    </dl>
  );
}
