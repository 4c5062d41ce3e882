import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/strings';
import { Diagram } from '../../ui/Diagram';
import { checkFormat, itemsOf, required } from '../checks';
import styles from './Tracks.module.css';

interface TrackProps {
  /** What is automated. */
  title: string;
  /** What goes in. */
  input: string;
  /** What the software does with it. */
  work: string;
  /** What a person checks. */
  check: string;
  /** What comes out. */
  output: string;
  /** How much of the work a person checks: a percentage, `12`. */
  share: string;
  /** More about it. On wide screens it is always shown; elsewhere it opens in place. */
  children?: ReactNode;
}

const stations = ['input', 'work', 'check', 'output'] as const;

export function Track({ title, share, children, ...texts }: TrackProps) {
  checkFormat('Track', 'share', required('Track', 'share', share));
  return (
    <li className={styles.track}>
      <p className={clsx(styles.title, 'title-xl')}>{required('Track', 'title', title)}</p>
      <div className={styles.line}>
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.automated} d="M0 0H100V1H0" />
          <path className={styles.checked} d={`M100 0H${100 - Number(share)}V1H100`} />
        </svg>
        <dl className={styles.stations}>
          {stations.map((station) => (
            <div key={station} className={styles[station]}>
              <dt className="note">
                {blockStrings.stations[station]}
                {station === 'check' && ` ${share}%`}
              </dt>
              <dd>{required('Track', station, texts[station])}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children && (
        <details className={styles.more}>
          <summary className={clsx(styles.summary, 'eyebrow')}>
            {blockStrings.more}
            <span className="visually-hidden">: {title}</span>
          </summary>
          <div className={clsx(styles.text, 'prose note')}>{children}</div>
        </details>
      )}
    </li>
  );
}

interface TracksProps {
  /** What the diagram shows. */
  title: string;
  /** One or more `<Track>`. */
  children: ReactNode;
}

/**
 * Automated work from input to output, with the share that a person decides in copper.
 *
 * @useFor two or more kinds of work that software does and a person checks: invoices, tickets, orders.
 * @notFor one run whose items are counted: use `<Run>`.
 * @notFor work that no person checks: the copper part promises a check.
 * @notFor steps of a project: use `<Steps>`.
 * @notFor sentences at a station: it needs only a few words. Text inside a `<Track>` opens in place.
 */
export function Tracks({ title, children }: TracksProps) {
  return (
    <Diagram title={required('Tracks', 'title', title)}>
      <ul role="list" className={styles.tracks}>
        {itemsOf('Tracks', children, Track)}
      </ul>
    </Diagram>
  );
}
