import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Diagram, Drawing, strokes } from '../ui/Diagram';
import { itemsOf, oneOf, required } from './blockError';
import styles from './Layers.module.css';

const directions = ['up', 'down'] as const;
const paths = ['through', 'stopped'] as const;

interface PartProps {
  /** A few words. */
  children: ReactNode;
}

/** A part of a layer. */
export function Part({ children }: PartProps) {
  return <li>{children}</li>;
}

interface LayerProps {
  /** Name of the layer. */
  title: string;
  /** What it does for the layer next to it, in one sentence. */
  note: string;
  /** Two to four `<Part>`. */
  children: ReactNode;
}

/** One layer. `<Layers>` draws it. */
export function Layer(_: LayerProps): ReactNode {
  return null;
}

interface LayersProps {
  /** What the diagram shows. */
  title: string;
  /** Where the copper line starts, in a few words. */
  start: string;
  /** Where it ends. */
  end: string;
  /** Order: `up` puts the first layer at the bottom, and the line climbs; `down` puts it at the top. */
  direction?: (typeof directions)[number];
  /** The copper line: `through` all layers, or `stopped` at the first one that it meets. */
  path?: (typeof paths)[number];
  /** Two to five `<Layer>`, in the order in which the copper line crosses them. */
  children: ReactNode;
}

/** A position in a drawing, in units of its view box. */
type Point = readonly [x: number, y: number];

/**
 * Returns a smooth line through all points (Catmull-Rom, written as Bézier curves), in whole units, as the `d` of an SVG
 * path.
 */
function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const write = (...places: Point[]) => places.flat().map(Math.round).join(' ');
  const curves = points.slice(1).map((end, index) => {
    const start = at(index);
    const [before, after] = [at(index - 1), at(index + 2)];
    return `C${write(
      [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
      end,
    )}`;
  });
  return `M${write(at(0))}${curves.join('')}`;
}

/** Returns a path of dots. Each is the round cap of a very short line, which stays round in a stretched drawing. WebKit draws a line of length 0 as an ellipse. */
function dotsPath(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.01`).join('');
}

/** The strip of ground below a layer: flat below the text, with relief from there to the right edge. */
const ground = { width: 1200, height: 84, level: 38, flat: 500 } as const;
const RELIEF = { top: 30, bottom: 5 };

/** Returns the distance from the top of the strip to the surface. All layers have the same folds, flatter with depth. */
function surface(x: number, depth: number): number {
  const share = Math.max(0, (x - ground.flat) / (ground.width - ground.flat));
  const relief = RELIEF.top + (RELIEF.bottom - RELIEF.top) * depth;
  const fold = 0.85 * Math.sin(2.2 * share) + 0.25 * Math.sin(11 * share + 3 * depth);
  return ground.level - relief * fold * Math.min(1, 4 * share);
}

/**
 * Returns the ground of one layer, with one post for each part.
 * @param depth 0 for the top layer, 1 for the bottom layer
 * @param parts number of posts, at equal distances on the relief
 */
function layerGround(depth: number, parts: number): { line: string; posts: Point[] } {
  const place = (position: number): Point => {
    const x = ground.flat + ((ground.width - ground.flat) * position) / parts;
    return [x, surface(x, depth)];
  };
  const posts = Array.from({ length: parts }, (_, index) => place(index));
  return { line: smoothPath([[0, ground.level], [0.7 * ground.flat, ground.level], ...posts, place(parts)]), posts };
}

interface StratumProps extends LayerProps {
  number: number;
  depth: number;
  reach: Reach;
}

/** How far the copper line comes in a layer: past it, to a cross at its surface, or not at all. */
type Reach = 'past' | 'stopped' | 'never';

/** A part of the copper line, from a dot on the surface above to one on the next. */
function Trail({ line, reach }: { line: string; reach: Reach }) {
  if (reach === 'never') {
    return (
      <Drawing className={styles.trail} size={[48, 100]}>
        <path d={`M24 0${line}`} className={styles.missed} />
      </Drawing>
    );
  }
  return (
    <Drawing className={styles.trail} size={[48, 100]}>
      <path d={`M24 0${line}`} className={strokes.trail} />
      <path d={reach === 'past' ? 'M24 0h.01M24 100h.01' : 'M24 0h.01'} className={strokes.trailDot} />
      {reach === 'stopped' && <path d="M12 93l24 14M36 93l-24 14" className={styles.cross} />}
    </Drawing>
  );
}

function Stratum({ number, depth, reach, title, note, children }: StratumProps) {
  const parts = itemsOf('Layer', children, Part);
  const { line, posts } = layerGround(depth, parts.length);
  return (
    <li className={styles.layer}>
      <div className={styles.face}>
        <div className={styles.text}>
          <p className={styles.title}>
            <span className={styles.number}>{`${number} `}</span>
            {required('Layer', 'title', title)}
          </p>
          <p className={clsx(styles.note, 'note')}>{required('Layer', 'note', note)}</p>
        </div>
        <ul role="list" className={styles.parts}>
          {parts}
        </ul>
        <Drawing className={styles.ground} size={[ground.width, ground.height]}>
          <path d={line} />
          <path d={line} className={styles.echo} transform="translate(0 8)" />
          <path d={line} className={styles.echo} transform="translate(0 16)" />
          <g className={styles.posts}>
            {/* The upper edge of the face clips the posts. */}
            <path d={posts.map(([x, y]) => `M${Math.round(x)} -999V${Math.round(y)}`).join('')} />
            <path d={dotsPath(posts)} className={strokes.dot} />
          </g>
        </Drawing>
      </div>
      <Trail line={number % 2 ? 'q24 50 0 100' : 'q-24 50 0 100'} reach={reach} />
    </li>
  );
}

/**
 * Layers that build on each other, drawn as strata, with one path through all of them.
 *
 * @alsoCalled diagram, levels, stack
 * @useFor things that each need the one below, such as survey, build and operate: `direction="up"`.
 * @useFor obstacles one after the other, such as the defenses of a network: `direction="down"`.
 * @notFor things that do not depend on each other: use `<Cards>`.
 * @notFor steps with dates: use `<Steps>`.
 * @notFor sentences: readers take in title, note and parts at a glance.
 */
export function Layers({ title, start, end, direction = 'up', path = 'through', children }: LayersProps) {
  const climbs = oneOf('Layers', 'direction', direction, directions) === 'up';
  const isStopped = oneOf('Layers', 'path', path, paths) === 'stopped';
  const reachOf = (number: number): Reach => (!isStopped ? 'past' : number === 1 ? 'stopped' : 'never');
  const layers = itemsOf('Layers', children, Layer);
  const drawn = climbs ? layers.toReversed() : layers;
  const ends = [required('Layers', 'start', start), required('Layers', 'end', end)];
  const [above, below] = climbs ? ends.toReversed() : ends;

  return (
    <Diagram title={required('Layers', 'title', title)}>
      <p className={styles.end}>{above}</p>
      <ol role="list" reversed={climbs}>
        {drawn.map((layer, index) => {
          const number = climbs ? layers.length - index : index + 1;
          const depth = index / (layers.length - 1);
          return <Stratum key={index} {...layer.props} number={number} depth={depth} reach={reachOf(number)} />;
        })}
      </ol>
      <p className={styles.end}>
        <Trail line="V100" reach={reachOf(climbs ? 1 : layers.length + 1)} />
        {below}
      </p>
    </Diagram>
  );
}
