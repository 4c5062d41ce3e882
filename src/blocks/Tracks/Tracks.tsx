import clsx from 'clsx';
import type { ReactNode } from 'react';
import { blockStrings } from '../../facts/strings';
import { Diagram } from '../../ui/Diagram';
import { BlockError, itemsOf, oneOf, required } from '../checks';
import styles from './Tracks.module.css';
import { isShare, shareAdvice } from './trackShare';

const looks = ['shares', 'run'] as const;

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
  /** How much of the work a person checks: a percentage, `12`, or with `of` a number of items, `2`. */
  share: string;
  /** With `look="run"`, how many items there are: `43`. Each text follows its number: `orders` becomes “43 orders”. */
  of?: string;
  /** More about it. On wide screens and in a run it is always shown; elsewhere it opens in place. */
  children?: ReactNode;
}

const stations = ['input', 'work', 'check', 'output'] as const;

/** Sizes in the drawing of a run: a dot takes up a square of `pitch`, and the band has `edge` around its dots. */
const band = { pitch: 24, edge: 12, tip: 20, fall: 42, pole: 96 } as const;

interface StreamProps {
  className?: string;
  held: number;
  total: number;
  rows: number;
  /** The part of the width, from 0 to 1, in which dots fall out of the last row. */
  from: number;
  to: number;
}

/** One dot for each item, on a band that starts at the edge of the page. The items that a person checks fall out and leave empty rings. */
function Stream({ className, held, total, rows, from, to }: StreamProps) {
  const columns = Math.ceil(total / rows);
  const width = columns * band.pitch + band.edge;
  const height = rows * band.pitch + 2 * band.edge;
  const middle = (place: number) => (place + 0.5) * band.pitch;
  const last = height - band.edge - band.pitch / 2;
  // The dashes of a line are its dots. The first positions stay empty.
  const lines = Array.from({ length: rows }, (_, row) => {
    const first = row === 0 ? rows * columns - total : 0;
    return `M${middle(first)} ${middle(row) + band.edge}H${middle(columns - 1) + 0.01}`;
  });
  const gaps = Array.from({ length: held }, (_, index) =>
    middle(Math.floor(columns * (from + ((to - from) * (index + 0.5)) / held))),
  );
  const dots = (y: number) => gaps.map((x) => `M${x} ${y}h.01`).join('');
  return (
    <svg
      className={clsx(styles.stream, className)}
      viewBox={`0 0 ${width + band.tip} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.band} d={`M-999 0H${width}l${band.tip} ${height / 2}L${width} ${height}H-999`} />
      {/* They end behind the person's box. */}
      <path
        className={styles.falls}
        strokeWidth={band.pitch}
        d={gaps.map((x) => `M${x} ${last}V${height + band.pole}`).join('')}
      />
      <path
        className={styles.dots}
        strokeWidth="17"
        strokeDasharray={`.01 ${band.pitch - 0.01}`}
        d={lines.join('') + dots(height + band.fall)}
      />
      <path className={styles.falls} strokeWidth="12" d={dots(last)} />
    </svg>
  );
}

interface StationsProps {
  className?: string;
  texts: Record<(typeof stations)[number], string>;
  /** Shown beside the heading of the check: `12%`. */
  share?: string;
  counts?: { [Station in (typeof stations)[number]]?: number };
}

function Stations({ className, texts, share, counts = {} }: StationsProps) {
  return (
    <dl className={className}>
      {stations.map((station) => (
        <div key={station} className={styles[station]}>
          <dt className="note">
            {blockStrings.stations[station]}
            {station === 'check' && share && ` ${share}`}
          </dt>
          <dd>
            {counts[station] && <span className={styles.count}>{counts[station]} </span>}
            {required('Track', station, texts[station])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Track({ title, share, of, children, ...texts }: TrackProps) {
  const name = required('Track', 'title', title);
  if (!isShare(required('Track', 'share', share), of))
    throw new BlockError('Track', `has share="${share}". ${shareAdvice}`);
  const held = Number(share);
  if (of !== undefined) {
    const run = { held, total: Number(of) };
    return (
      <li>
        <p className={clsx(styles.subtitle, 'quiet')}>{name}</p>
        <div className={clsx(styles.course, 'title-l')}>
          <Stream {...run} className={styles.long} rows={1} from={0.5} to={0.75} />
          <Stream {...run} className={styles.wrapped} rows={3} from={0} to={0.5} />
          <Stations texts={texts} counts={{ input: run.total, check: held, output: run.total - held }} />
        </div>
        {children && <div className={clsx(styles.added, 'prose')}>{children}</div>}
      </li>
    );
  }
  return (
    <li className={styles.track}>
      <p className={clsx(styles.title, 'title-xl')}>{name}</p>
      <div className={styles.line}>
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.band} d="M0 0H100V1H0" />
          <path className={styles.held} d={`M100 0H${100 - held}V1H100`} />
        </svg>
        <Stations className={styles.stations} texts={texts} share={`${share}%`} />
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
  /**
   * `shares`: one below the other, each a bar in which the person’s share has its own color. `run`: one, across the page, in which each item
   * is a dot on a line, and the items that a person checks fall out of it.
   */
  look?: (typeof looks)[number];
  /** One or more `<Track>`. */
  children: ReactNode;
}

/**
 * Automated work from input to output, with the share that a person decides in copper.
 *
 * @useFor two or more kinds of work that software does and a person checks: invoices, tickets, orders.
 * @useFor one run, counted: of a morning’s 43 orders, two wait for a person. It is drawn across the whole width of the page.
 * @notFor work that no person checks: the copper part promises a check.
 * @notFor steps of a project: use `<Steps>`.
 * @notFor sentences at a station: it needs only a few words. Text inside a `<Track>` opens in place.
 */
export function Tracks({ title, look = 'shares', children }: TracksProps) {
  return (
    <Diagram title={required('Tracks', 'title', title)}>
      <ul role="list" className={styles.tracks}>
        {itemsOf('Tracks', children, Track, oneOf('Tracks', 'look', look, looks))}
      </ul>
    </Diagram>
  );
}
