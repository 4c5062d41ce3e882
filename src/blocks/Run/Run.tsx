import clsx from 'clsx';
import { blockStrings } from '../../facts/strings';
import { Diagram } from '../../ui/Diagram';
import { checkFormat, required } from '../checks';
import styles from './Run.module.css';

/** Sizes in the drawing: a dot takes up a square of `pitch`, and the ribbon has `edge` around its dots. */
const ribbon = { pitch: 24, edge: 12, tip: 20, fall: 42, pole: 96 } as const;

interface StreamProps {
  className?: string;
  checked: number;
  total: number;
  rows: number;
  /** The part of the width, from 0 to 1, in which dots fall out of the last row. */
  from: number;
  to: number;
}

/** One dot for each item, on a ribbon that starts at the edge of the page. The items that a person checks fall out and leave empty rings. */
function Stream({ className, checked, total, rows, from, to }: StreamProps) {
  const columns = Math.ceil(total / rows);
  const width = columns * ribbon.pitch + ribbon.edge;
  const height = rows * ribbon.pitch + 2 * ribbon.edge;
  const middle = (place: number) => (place + 0.5) * ribbon.pitch;
  const last = height - ribbon.edge - ribbon.pitch / 2;
  // The dashes of a line are its dots. The first positions stay empty.
  const lines = Array.from({ length: rows }, (_, row) => {
    const first = row === 0 ? rows * columns - total : 0;
    return `M${middle(first)} ${middle(row) + ribbon.edge}H${middle(columns - 1) + 0.01}`;
  });
  const gaps = Array.from({ length: checked }, (_, index) =>
    middle(Math.floor(columns * (from + ((to - from) * (index + 0.5)) / checked))),
  );
  const dots = (y: number) => gaps.map((x) => `M${x} ${y}h.01`).join('');
  return (
    <svg
      className={clsx(styles.stream, className)}
      viewBox={`0 0 ${width + ribbon.tip} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ribbon} d={`M-999 0H${width}l${ribbon.tip} ${height / 2}L${width} ${height}H-999`} />
      {/* The falling ribbons end behind the person's box. */}
      <path
        className={styles.falls}
        strokeWidth={ribbon.pitch}
        d={gaps.map((x) => `M${x} ${last}V${height + ribbon.pole}`).join('')}
      />
      <path
        className={styles.dots}
        strokeWidth="17"
        strokeDasharray={`.01 ${ribbon.pitch - 0.01}`}
        d={lines.join('') + dots(height + ribbon.fall)}
      />
      <path className={styles.falls} strokeWidth="12" d={dots(last)} />
    </svg>
  );
}

interface RunProps {
  /** Whose work it is, and when: `A bakery’s sales, Monday 6:00`. */
  title: string;
  /** What is automated. */
  subtitle: string;
  /** How many items there are: `43`. */
  total: string;
  /** How many of them a person checks, at most a quarter: `2`. */
  checked: string;
  /** What goes in, after its number: `orders` becomes “43 orders”. */
  input: string;
  /** What the software does with it. */
  work: string;
  /** What a person checks, after its number. */
  check: string;
  /** What comes out, after its number: that of the items that nobody has to check. */
  output: string;
}

/**
 * One automated run, counted, across the page: each item is a dot on a ribbon, and those that a person checks fall out of it.
 *
 * @useFor a run with few exceptions: of a morning’s 43 orders, two wait for a person.
 * @notFor more than one kind of work, or a share instead of numbers: use `<Tracks>`.
 * @notFor sentences at a station: it needs only a few words.
 */
export function Run({ title, subtitle, total, checked, ...texts }: RunProps) {
  checkFormat('Run', 'checked', required('Run', 'checked', checked), { total: required('Run', 'total', total) });
  const run = { checked: Number(checked), total: Number(total) };
  const stations = [
    ['input', run.total],
    ['work', null],
    ['check', run.checked],
    ['output', run.total - run.checked],
  ] as const;
  return (
    <Diagram title={required('Run', 'title', title)}>
      <div>
        <p className={clsx(styles.subtitle, 'quiet')}>{required('Run', 'subtitle', subtitle)}</p>
        <div className={clsx(styles.course, 'title-l')}>
          <Stream {...run} className={styles.long} rows={1} from={0.5} to={0.75} />
          <Stream {...run} className={styles.wrapped} rows={3} from={0} to={0.5} />
          <dl>
            {stations.map(([station, count]) => (
              <div key={station} className={styles[station]}>
                <dt className="note">{blockStrings.stations[station]}</dt>
                <dd>
                  {count !== null && <span className={styles.count}>{count} </span>}
                  {required('Run', station, texts[station])}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Diagram>
  );
}
