import clsx from 'clsx';
import type { ReactNode } from 'react';
import { itemsOf, oneOf, required } from './blockError';
import { FigureScale } from './FigureScale';
import { type Scale, scales } from './figures';
import styles from './Statistics.module.css';
import type { Slot } from './slots';

interface StatisticProps {
  /** The figure with its unit: `40%`, `20+`, `15 sec`, `SOC 2`. */
  value: string;
  /**
   * Draws the figure: `share` of a hundred, `less` as what is left of a hundred, `weeks` on a ruler, hours of a `day`,
   * seconds of a `minute`,
   * `times` as two lengths, or one dot for each of a `count`.
   */
  scale?: Scale;
  /** What the figure counts. */
  children: ReactNode;
}

/** Splits a figure from its unit: `15` and ` sec`. `24/7` has no unit, and `SOC 2` does not match. */
const FIGURE_AND_UNIT = /^(\d[\d.,–/]*)(.*)$/;

export function Statistic({ value, scale, children }: StatisticProps) {
  const [, figure, unit] = FIGURE_AND_UNIT.exec(required('Statistic', 'value', value)) ?? [];
  return (
    <div className={styles.statistic}>
      <dt className={clsx(styles.label, 'note')}>{children}</dt>
      <dd className={styles.value}>
        {figure ?? value}
        {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
      {scale && (
        <dd>
          <FigureScale value={value} scale={oneOf('Statistic', 'scale', scale, scales)} />
        </dd>
      )}
    </div>
  );
}

interface StatisticsProps {
  /** Two to five `<Statistic>`. */
  children: ReactNode;
}

/**
 * A ruled band of figures.
 *
 * @alsoCalled numbers, figures, percentages, KPI
 * @useFor two to five figures that you can prove, each with what it counts: `40%` average cloud spend reduction within
 *   6 months.
 * @useFor a `scale` wherever a drawing says more than the figure: 40% less, 4–8 weeks, 127 projects.
 * @notFor figures that nobody can prove. If you can, [write down where each one comes from](/handbook/words#numbers).
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

Statistics.slot = 'exhibit' satisfies Slot;
