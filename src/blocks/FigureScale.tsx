import { Drawing } from '../ui/Diagram';
import styles from './Statistics.module.css';

export const scales = ['share', 'less', 'weeks', 'day', 'minute', 'times', 'count'] as const;
export type Scale = (typeof scales)[number];

const WIDTH = 240;
const HEIGHT = 28;
const MIDDLE = HEIGHT / 2;
const WEEKS = 12;
const HOURS = 24;
/** Marks on a minute's ruler, each for five seconds. */
const MINUTE = 12;
const PER_ROW = 32;

const line = (from: number, to: number, y = MIDDLE) => `M${Math.round(from)} ${y}H${Math.round(to)}`;

function Bar({ from = 0, to, rest = '' }: { from?: number; to: number; rest?: string }) {
  return (
    <>
      {rest && <path d={rest} className={styles.cut} />}
      <path d={line(from, to)} className={styles.share} />
    </>
  );
}

/** A ruler with one mark for each unit, and the figure on it. */
function Ruler({ units, from, to }: { units: number; from: number; to: number }) {
  const step = WIDTH / units;
  return (
    <>
      <path d={`M0 6v16${`m${step}-16v16`.repeat(units)}${line(0, WIDTH, 22)}`} />
      <path d={line(from * step, to * step)} className={styles.share} />
    </>
  );
}

/** One dot for each thing that is counted. */
function Dots({ count }: { count: number }) {
  const rows = Array.from({ length: Math.ceil(count / PER_ROW) }, (_, row) => Math.min(PER_ROW, count - row * PER_ROW));
  return (
    <path d={rows.map((dots, row) => `M3 ${4 + 7 * row}${'h.01m7 0'.repeat(dots)}`).join('')} className={styles.dots} />
  );
}

function drawn(scale: Scale, first: number, second: number | undefined) {
  switch (scale) {
    case 'share':
      return <Bar to={(WIDTH * first) / 100} rest={line(0, WIDTH)} />;
    case 'less':
      return <Bar to={WIDTH * (1 - first / 100)} rest={line(0, WIDTH)} />;
    case 'weeks':
      return <Ruler units={WEEKS} from={second ? first : 0} to={second ?? first} />;
    case 'day':
      return <Ruler units={HOURS} from={0} to={first} />;
    case 'minute':
      return <Ruler units={MINUTE} from={0} to={(first * MINUTE) / 60} />;
    case 'times':
      return (
        <>
          <path d={line(0, WIDTH / first, 7)} />
          <path d={line(0, WIDTH, 20)} className={styles.share} />
        </>
      );
    case 'count':
      return <Dots count={first} />;
  }
}

const FIGURES = /^(\d+(?:\.\d+)?)(?:–(\d+))?/;

/** Draws a figure to scale. */
export function FigureScale({ value, scale }: { value: string; scale: Scale }) {
  const [, first, second] = FIGURES.exec(value) ?? [];
  return (
    <Drawing className={styles.scale} size={[WIDTH, HEIGHT]}>
      {drawn(scale, Number(first), second ? Number(second) : undefined)}
    </Drawing>
  );
}
