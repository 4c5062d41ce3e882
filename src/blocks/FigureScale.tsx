import { Drawing } from '../ui/Diagram';
import { BlockError } from './blockError';
import { figuresOf, isInScale, type Scale, scaleRanges } from './figures';
import styles from './Statistics.module.css';

const WIDTH = 240;
const HEIGHT = 28;
const MIDDLE = HEIGHT / 2;
const WEEKS = 12;
const HOURS = 24;
/** Marks on a minute's ruler, each for five seconds. */
const MINUTE = 12;
const PER_ROW = 32;
const ROWS = 4;
const DOT_DISTANCE = 7;

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

/** One dot for each thing that is counted. More than fit are drawn smaller. */
function Dots({ count }: { count: number }) {
  const times = Math.ceil(Math.sqrt(count / (PER_ROW * ROWS)));
  const perRow = PER_ROW * times;
  const rows = Array.from({ length: Math.ceil(count / perRow) }, (_, row) => Math.min(perRow, count - row * perRow));
  return (
    <path
      d={rows.map((dots, row) => `M3 ${4 + DOT_DISTANCE * row}${`h.01m${DOT_DISTANCE} 0`.repeat(dots)}`).join('')}
      transform={times > 1 ? `scale(${1 / times})` : undefined}
      className={styles.dots}
    />
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

/**
 * Draws a figure to scale.
 * @throws BlockError for a value without a figure, and for a figure that the scale cannot show
 */
export function FigureScale({ value, scale }: { value: string; scale: Scale }) {
  const figures = figuresOf(value);
  const [smallest, largest] = scaleRanges[scale];
  const [first, second] = figures;
  if (first === undefined || !isInScale(value, scale)) {
    throw new BlockError(
      'Statistic',
      `has scale="${scale}" and value="${value}". Write a value that starts with a figure from ${smallest} to ${largest}, or leave the scale out.`,
    );
  }
  return (
    <Drawing className={styles.scale} size={[WIDTH, HEIGHT]}>
      {drawn(scale, first, second)}
    </Drawing>
  );
}
