import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../site/blockStrings';
import { strings } from '../site/strings';
import { Diagram, Drawing, strokes } from '../ui/Diagram';
import { BlockError, itemsOf, required } from './blockError';
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
  /** How much of the work goes past the person: `12%`, a guess or a count. The branch is as wide as that. */
  share: string;
  /** More about it. On wide screens it is always shown; elsewhere it opens in place. */
  children?: ReactNode;
}

const stations = ['input', 'work', 'check', 'output'] as const;

/** Widths of the branch to the person, from almost nothing to everything, in pixels. */
const BRANCH = { least: 1.5, most: 13 };

/** The line bypasses the person; the branch to the person leaves it after the work and returns before the result. */
function Line({ share }: { share: number }) {
  const strokeWidth = BRANCH.least + (share / 100) * (BRANCH.most - BRANCH.least);
  return (
    <>
      <Drawing className={styles.across} size={[400, 56]}>
        <path d="M0 10H300M0 10V999M100 10V999M300 10V999" />
        <path d="M100 10C150 10 155 38 200 38S250 10 300 10" strokeWidth={strokeWidth} className={styles.branch} />
        <path d="M200 38V999" className={strokes.trail} />
        <path d="M0 10h.01M100 10h.01M300 10h.01" className={strokes.dot} />
        <path d="M200 38h.01" className={strokes.trailDot} />
      </Drawing>
      <Drawing className={styles.down} size={[48, 400]}>
        <path d="M12 0V300" />
        <path d="M12 100C12 150 36 150 36 200S12 250 12 300" strokeWidth={strokeWidth} className={styles.branch} />
        <path d="M12 0h.01M12 100h.01M12 300h.01" className={strokes.dot} />
        <path d="M36 200h.01" className={strokes.trailDot} />
      </Drawing>
    </>
  );
}

function shareOf(share: string): number {
  const figure = Number.parseInt(required('Track', 'share', share), 10);
  if (figure >= 0 && figure <= 100) return figure;
  throw new BlockError('Track', `has share="${share}". Write a figure from 0 to 100 and a percent sign: share="12%".`);
}

export function Track({ title, share, children, ...texts }: TrackProps) {
  return (
    <li className={styles.track}>
      <p className={styles.title}>{required('Track', 'title', title)}</p>
      <div className={styles.line}>
        <Line share={shareOf(share)} />
        <dl className={styles.stations}>
          {stations.map((station) => (
            <div key={station} className={styles.station}>
              <dt>
                {strings.stations[station]}
                {station === 'check' && <span className={styles.share}> {share}</span>}
              </dt>
              <dd>{required('Track', station, texts[station])}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children && (
        <details className={styles.more}>
          <summary className={styles.summary}>
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
  /** Two or more `<Track>`. */
  children: ReactNode;
}

/**
 * Automated work as lines from input to output. The copper branch is the check by a person.
 *
 * @alsoCalled diagram, automation, workflow
 * @useFor two or more kinds of work that software does and a person checks: invoices, tickets, orders.
 * @notFor work that no person checks: the branch promises a check.
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
