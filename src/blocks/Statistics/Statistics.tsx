import clsx from 'clsx';
import type { ReactNode } from 'react';
import { checkFormat, itemsOf, required } from '../checks';
import styles from './Statistics.module.css';

interface StatisticProps {
  /** The figure with its unit: `40%`, `20+`, `15 sec`, `SOC 2`. */
  value: string;
  /** The end of the value that is smaller: `%`, `+`, `sec`. */
  unit?: string;
  /** What the figure counts. */
  children: ReactNode;
}

export function Statistic({ value, unit = '', children }: StatisticProps) {
  checkFormat('Statistic', 'unit', unit, { value: required('Statistic', 'value', value) });
  const figure = value.slice(0, value.length - unit.length).trimEnd();
  return (
    <div className={styles.statistic}>
      <dt className={clsx(styles.label, 'quiet')}>{children}</dt>
      <dd className={styles.value}>
        {figure}
        {unit && <span className={styles.unit}>{value.slice(figure.length)}</span>}
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
