import type { ReactNode } from 'react';
import { Diagram, Drawing, strokes } from '../ui/Diagram';
import { dotsPath, profile, smoothPath, strip } from '../ui/diagramGeometry';
import { BlockError, itemsOf, required } from './blockError';
import styles from './StripMap.module.css';
import type { Structure } from './structure';

interface StopProps {
  /** Name of the place. */
  name: string;
  /** Distance from the first stop, with its unit: `45 mi`. */
  distance: string;
  /** Height above the sea, with its unit: `4,600 ft`. */
  height: string;
  /** What readers should know about this place. A place without text is a landmark. */
  children?: ReactNode;
}

function heightOf(height: string | undefined): number {
  const figure = Number.parseInt(required('Stop', 'height', height).replace(/,/g, ''), 10);
  if (!(figure > 0)) {
    throw new BlockError('Stop', `has height="${height}". Write a figure and its unit: height="4,600 ft".`);
  }
  return figure;
}

export function Stop({ name, distance, height, children }: StopProps) {
  return (
    <li className={styles.stop}>
      <p className={styles.name}>{required('Stop', 'name', name)}</p>
      <p className={`${styles.caption} note`}>
        {required('Stop', 'distance', distance)} · {height}
      </p>
      {children && <div className={`${styles.text} prose`}>{children}</div>}
    </li>
  );
}

interface StripMapProps {
  /** What the map shows. */
  title: string;
  /** Three to six `<Stop>`, in the order of the road. */
  children: ReactNode;
}

/**
 * A road as a strip: its places in order, and the heights between them to scale.
 *
 * @alsoCalled map, directions, distances
 * @useFor the region that you serve, with real places, distances and heights.
 * @notFor steps of a project: use `<Steps>`.
 * @notFor addresses and directions: use `<ContactDetails>`.
 */
export function StripMap({ title, children }: StripMapProps) {
  const stops = itemsOf('StripMap', StripMap.structure.items, children, Stop);
  const points = profile(stops.map(({ props }) => heightOf(props.height)));
  const line = smoothPath(points);
  return (
    <Diagram title={required('StripMap', 'title', title)}>
      <Drawing className={styles.profile} size={[strip.width, strip.height]}>
        {[12, 24, 36].map((depth) => (
          <path key={depth} d={line} className={styles.echo} transform={`translate(0 ${depth})`} />
        ))}
        <path d={points.map(([x, y]) => `M${x} ${y}V${strip.height}`).join('')} />
        <path d={line} className={strokes.trail} />
        <path d={dotsPath(points)} className={strokes.trailDot} />
      </Drawing>
      <ol role="list" className={styles.stops}>
        {stops}
      </ol>
    </Diagram>
  );
}

StripMap.structure = { items: { block: 'Stop', minimum: 3, maximum: 6 } } satisfies Structure;
