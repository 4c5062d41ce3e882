import type { ReactNode } from 'react';
import { Diagram, Drawing, strokes } from '../ui/Diagram';
import { dotsPath, ground, layerGround, type Point } from '../ui/diagramGeometry';
import { itemsOf, oneOf, required } from './blockError';
import styles from './Layers.module.css';
import { entriesOf } from './markdownList';

const directions = ['up', 'down'] as const;

interface LayerProps {
  /** Name of the layer. */
  title: string;
  /** What it does for the layer next to it, in one sentence. */
  note: string;
  /** A Markdown list of two to four parts of the layer, a few words each. */
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
  /** `up`: the first layer is at the bottom, and the line climbs. `down`: the first layer is at the top. */
  direction?: (typeof directions)[number];
  /** Two to five `<Layer>`, in the order in which the copper line crosses them. */
  children: ReactNode;
}

interface StratumProps extends LayerProps {
  number: number;
  depth: number;
}

function Stratum({ number, depth, title, note, children }: StratumProps) {
  const parts = entriesOf('Layer', children);
  const { line, posts } = layerGround(depth, parts.length);
  return (
    <li className={styles.layer}>
      <div className={styles.text}>
        <p className={styles.title}>
          <span className={styles.number}>{`${number} `}</span>
          {required('Layer', 'title', title)}
        </p>
        <p className={`${styles.note} note`}>{required('Layer', 'note', note)}</p>
      </div>
      <ul role="list" className={styles.parts}>
        {parts.map((part) => (
          <li key={part.key}>{part.props.children}</li>
        ))}
      </ul>
      <Drawing className={styles.ground} size={[ground.width, ground.height]}>
        <path d={line} />
        <path d={line} className={styles.echo} transform="translate(0 8)" />
        <path d={line} className={styles.echo} transform="translate(0 16)" />
        <g className={styles.posts}>
          {/* The layer's upper edge clips the posts. */}
          <path d={posts.map(([x, y]) => `M${Math.round(x)} -999V${Math.round(y)}`).join('')} />
          <path d={dotsPath(posts)} className={strokes.dot} />
        </g>
      </Drawing>
    </li>
  );
}

/**
 * Layers that build on each other, drawn as strata, with one path through all of them.
 *
 * @useFor things that each need the one below, such as survey, build and operate: `direction="up"`.
 * @useFor obstacles one after the other, such as the defenses of a network: `direction="down"`.
 * @notFor things that do not depend on each other: use `<Cards>`.
 * @notFor steps with dates: use `<Steps>`.
 * @notFor long text: readers take in title, note and parts at a glance.
 */
export function Layers({ title, start, end, direction = 'up', children }: LayersProps) {
  const climbs = oneOf('Layers', 'direction', direction, directions) === 'up';
  const layers = itemsOf('Layers', children, Layer);
  const drawn = climbs ? layers.toReversed() : layers;
  const crossings = layers.map((_, index): Point => [24, 100 * (index + 1)]);
  const ends = [required('Layers', 'start', start), required('Layers', 'end', end)];
  const [above, below] = climbs ? ends.toReversed() : ends;

  return (
    <Diagram title={required('Layers', 'title', title)}>
      <div className={styles.layers} data-direction={direction}>
        <p className={styles.end}>{above}</p>
        <ol role="list" reversed={climbs} className={styles.strata}>
          {drawn.map((layer, index) => (
            <Stratum
              key={layer.props.title}
              {...layer.props}
              number={climbs ? layers.length - index : index + 1}
              depth={index / (layers.length - 1)}
            />
          ))}
        </ol>
        <p className={styles.end}>{below}</p>
        <Drawing className={styles.route} size={[48, 100 * layers.length]}>
          <path d={`M24 0q24 50 0 100${'t0 100'.repeat(layers.length - 1)}`} className={strokes.route} />
          <path d={dotsPath(crossings)} className={strokes.routeDot} />
        </Drawing>
      </div>
    </Diagram>
  );
}
