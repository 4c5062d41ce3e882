import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Diagram } from '../../ui/Diagram';
import type { Ground } from '../../ui/ground';
import { itemsOf, oneOf, required } from '../checks';
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
  /** The copper line: `through` all layers, or `stopped` at the first one. */
  path?: (typeof paths)[number];
  /** Two to five `<Layer>`, in the order in which the copper line crosses them. */
  children: ReactNode;
}

/** The grounds from the lowest layer up. A fifth one has none. */
const layerGrounds: readonly Ground[] = ['night', 'spruce', 'glacier', 'stone'];

interface LayerViewProps extends LayerProps {
  number: number;
  /** How many layers are below it. */
  height: number;
  isStopped: boolean;
}

function LayerView({ number, height, isStopped, title, note, children }: LayerViewProps) {
  return (
    <li
      className={clsx(styles.layer, 'full-bleed', layerGrounds[height] && 'ground', isStopped && styles.stopped)}
      data-ground={layerGrounds[height]}
    >
      <div className={styles.text}>
        <p className={styles.title}>
          <span className={styles.number}>{`${number} `}</span>
          {required('Layer', 'title', title)}
        </p>
        <p>{required('Layer', 'note', note)}</p>
      </div>
      <ul role="list" className={clsx(styles.parts, 'cluster')}>
        {itemsOf('Layer', children, Part)}
      </ul>
    </li>
  );
}

/**
 * Layers that build on each other, drawn across the page as strata, with one path through all of them.
 *
 * @useFor things that each need the one below, such as survey, build and operate: `direction="up"`.
 * @useFor obstacles one after the other, such as the defenses of a network: `direction="down"`.
 * @notFor a `<Section>` with another `layout` than `stack`: they span the page.
 * @notFor things that do not depend on each other: use `<Cards>`.
 * @notFor steps with dates: use `<Steps>`.
 * @notFor sentences: readers take in title, note and parts at a glance.
 */
export function Layers({ title, start, end, direction = 'up', path = 'through', children }: LayersProps) {
  const climbs = oneOf('Layers', 'direction', direction, directions) === 'up';
  const isStopped = oneOf('Layers', 'path', path, paths) === 'stopped';
  const layers = itemsOf('Layers', children, Layer);
  const drawn = climbs ? layers.toReversed() : layers;
  const ends = [required('Layers', 'start', start), required('Layers', 'end', end)];
  const [above, below] = climbs ? ends.toReversed() : ends;

  return (
    <Diagram title={required('Layers', 'title', title)}>
      <p className={clsx(styles.end, styles.above, isStopped && styles.stopped)}>{above}</p>
      <ol role="list" reversed={climbs}>
        {drawn.map((layer, index) => {
          const height = layers.length - index - 1;
          const number = climbs ? height + 1 : index + 1;
          return <LayerView key={index} {...layer.props} number={number} height={height} isStopped={isStopped} />;
        })}
      </ol>
      <p className={clsx(styles.end, styles.below, 'full-bleed', isStopped && styles.stopped)}>{below}</p>
    </Diagram>
  );
}
