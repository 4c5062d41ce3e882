import type { ReactNode } from 'react';
import { BlockError } from '../blockError';
import styles from './Slip.module.css';

export const slipLooks = ['tag', 'list', 'page', 'week', 'count', 'form', 'cable', 'receipt'] as const;
export type SlipLook = (typeof slipLooks)[number];

interface PiecesProps {
  /** How many pieces of the row-by-row grid come before these. */
  from: number;
  to: number;
  columns: number;
  /** Length of a piece; a row is 1 high and a column this much and a gap wide. */
  length: number;
  gap: number;
  className?: string;
}

/** Pieces of a grid as one dashed line for each row: hundreds of them are a few bytes. */
function Pieces({ from, to, columns, length, gap, className }: PiecesProps) {
  const rows: string[] = [];
  for (let first = from; first < to; ) {
    const row = Math.floor(first / columns);
    const end = Math.min(to, (row + 1) * columns);
    rows.push(`M${(first - row * columns) * (length + gap)} ${row + 0.5}h${(end - first) * (length + gap) - gap}`);
    first = end;
  }
  return <path className={className} d={rows.join('')} strokeDasharray={`${length} ${gap}`} />;
}

/** As many as there were: those that are left are filled, and the others are empty. */
function Count({ total, left }: { total: number; left: number }) {
  const columns = Math.floor(Math.sqrt(total * 2));
  const grid = { columns, length: 0.01, gap: 0.99 };
  return (
    <svg
      viewBox={`-0.5 0 ${columns} ${Math.ceil(total / columns)}`}
      preserveAspectRatio="xMinYMid"
      className={styles.dots}
      aria-hidden="true"
    >
      <Pieces {...grid} from={0} to={left} className={styles.kept} />
      <Pieces {...grid} from={left} to={total} className={styles.gone} />
      <Pieces {...grid} from={left} to={total} className={styles.hole} />
    </svg>
  );
}

/** The fields of a form: those that were removed are struck out. */
function Form({ total, left }: { total: number; left: number }) {
  const columns = 3;
  const grid = { columns, length: 2.2, gap: 0.4 };
  return (
    <svg viewBox={`0 0 7.4 ${Math.ceil(total / columns)}`} className={styles.fields} aria-hidden="true">
      <Pieces {...grid} from={0} to={left} className={styles.kept} />
      <Pieces {...grid} from={left} to={total} className={styles.empty} />
      <Pieces {...grid} from={left} to={total} className={styles.strike} />
    </svg>
  );
}

/** A list of lines, some struck out and the others ticked. */
function List({ total, struck }: { total: number; struck: number }) {
  const lines = Array.from({ length: total }, (_, index) => index);
  /** They are spread over the list. */
  const isStruck = (line: number) => Math.floor(((line + 1) * struck) / total) > Math.floor((line * struck) / total);
  const lengths = [150, 110, 134, 84];
  const lineAt = (index: number, left: number) =>
    `M${26 - left} ${index * 20 + 10}h${left + (lengths[index % 4] ?? 0)}`;
  return (
    <svg viewBox={`0 0 190 ${total * 20}`} className={styles.lines} aria-hidden="true">
      <path d={lines.map((index) => lineAt(index, 0)).join('')} className={styles.words} />
      <path
        d={lines.map((index) => (isStruck(index) ? '' : `M2 ${index * 20 + 10}l4 5 9-11`)).join('')}
        className={styles.tick}
      />
      <path d={lines.map((index) => (isStruck(index) ? lineAt(index, 24) : '')).join('')} className={styles.strike} />
    </svg>
  );
}

/** Steps that are numbered from the last to the first, and the way back. */
function Page() {
  return (
    <svg viewBox="0 0 190 104" className={styles.lines} aria-hidden="true">
      {[4, 3, 2, 1].map((step, index) => (
        <text key={step} x="0" y={index * 26 + 19} className={styles.number}>
          {step}
        </text>
      ))}
      <path d="M20 13h94M20 39h70M20 65h104M20 91h82" className={styles.words} />
      <path d="M140 91c44 0 44-78 4-78m11-10-11 10 11 10" className={styles.strike} />
    </svg>
  );
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Three working weeks with one day filled in each. */
function Week({ day }: { day: number }) {
  return (
    <svg viewBox="0 0 190 106" className={styles.lines} aria-hidden="true">
      {weekdays.map((name, index) => (
        <text key={name} x={index * 38 + 19} y="14" className={styles.letter}>
          {name.charAt(0)}
        </text>
      ))}
      <path d={`M${day * 38} 36h38m-38 28h38m-38 28h38`} className={styles.days} />
      <path d="M0 22h190v84H0zm0 28h190M0 78h190M38 22v84m38-84v84m38-84v84m38-84v84" className={styles.rules} />
    </svg>
  );
}

/** The string of a tag, which ends in the middle of its hole. */
function Cord() {
  return (
    <svg width="48" height="200" className={styles.cord} aria-hidden="true">
      <path d="M22 200C-8 180 2 60 12 0M22 200c14-40 6-140 14-200" />
    </svg>
  );
}

/** A cable with the same flag at both ends. */
function Cable({ label }: { label: number }) {
  return (
    <svg viewBox="0 0 240 240" preserveAspectRatio="xMidYMid slice" className={styles.cable} aria-hidden="true">
      <path d="M72 20v130c0 84 96 84 96 0V20" className={styles.wire} />
      <path d="M72 0v26m96 0V0" className={styles.plug} />
      {[72, 168].map((x) => (
        <g key={x} className={styles.flag}>
          <path d={`M${x - 24} 40h48v30h-48z`} />
          <text x={x} y="61" className={styles.letter}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/**
 * Returns the first two figures of a slip, the smaller one first.
 * @throws BlockError for a slip with fewer
 */
function twoFigures(look: SlipLook, text: string): { less: number; more: number } {
  const [first, second] = (text.match(/\d+/g) ?? []).map(Number);
  if (first === undefined || second === undefined)
    throw new BlockError('Person', `has look="${look}", which draws two figures, and the slip “${text}” has fewer.`);
  return { less: Math.min(first, second), more: Math.max(first, second) };
}

/** Returns what is drawn on the paper. */
function drawingOf(look: SlipLook, text: string): ReactNode {
  switch (look) {
    case 'list': {
      const { less, more } = twoFigures(look, text);
      return <List total={more} struck={less} />;
    }
    case 'count':
    case 'form': {
      const { less, more } = twoFigures(look, text);
      return look === 'form' ? <Form total={more} left={less} /> : <Count total={more} left={less} />;
    }
    case 'page':
      return <Page />;
    case 'week': {
      const day = weekdays.findIndex((name) => text.includes(name));
      if (day === -1) throw new BlockError('Person', `has look="week", and the slip “${text}” names no working day.`);
      return <Week day={day} />;
    }
    default:
      return null;
  }
}

interface SlipProps {
  look: SlipLook;
  text: string;
}

/** A thing from somebody's desk, drawn around its words. What a drawing shows is read from them. */
export function Slip({ look, text }: SlipProps) {
  // A receipt has a line for each part of its words.
  const lines = look === 'receipt' ? text.split(', ') : [text];
  return (
    <div className={styles.thing} data-look={look}>
      <div className={styles.slip}>
        <p>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        {drawingOf(look, text)}
      </div>
      {look === 'tag' && <Cord />}
      {look === 'cable' && <Cable label={Number(text.match(/\d+/)?.[0] ?? 1)} />}
    </div>
  );
}
