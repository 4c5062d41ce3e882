import { createContext, type ReactNode, useContext } from 'react';
import { heroTrail, trailPath } from '../config/heroTrail';
import {
  drawingSizes,
  TERRAIN_MARGIN as MARGIN,
  NOT_FOUND_TERRAIN,
  type Place,
  summitPlace,
  TERRAIN_FOLDER,
  type TerrainPart,
  terrainSeed,
} from '../config/terrain';
import styles from './Terrain.module.css';

const TerrainNameContext = createContext('home');

/** Sets the terrain of a page, by its name. */
export function TerrainProvider({ name, children }: { name: string; children: ReactNode }) {
  return <TerrainNameContext value={name}>{children}</TerrainNameContext>;
}

/** Returns the address of a path in the page's drawing. */
function useDrawing(part: TerrainPart, path: string): string {
  return `/${TERRAIN_FOLDER}/${useContext(TerrainNameContext)}.svg#${part}-${path}`;
}

interface TerrainProps {
  /** `hero`: the landscape of the headline. `summit`: the one of the closing band. */
  part?: TerrainPart;
  /** What it shows. Without it, the landscape is a decoration. */
  label?: string;
  /** What is on the landscape. */
  children?: ReactNode;
}

/**
 * The page's landscape, drawn at build time (`plugins/artwork/terrain`), as a background of its positioned parent. It is
 * a small separate file, so that it loads after the text, and it uses the colors of its surroundings.
 */
export function Terrain({ part = 'hero', label, children }: TerrainProps) {
  const { width, height } = drawingSizes[part];
  return (
    <svg
      className={styles.terrain}
      viewBox={`${MARGIN} ${MARGIN} ${width - 2 * MARGIN} ${height - 2 * MARGIN}`}
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={useDrawing(part, 'lines')} className={styles.lines} />
      <use href={useDrawing(part, 'index')} className={styles.index} />
      {children}
    </svg>
  );
}

function Pins({ places }: { places: readonly Place[] }) {
  const dots = places.map(([x, y]) => `M${x} ${y}h.01`).join('');
  return (
    <>
      <path d={dots} className={styles.pins} />
      <path d={dots} className={styles.holes} />
    </>
  );
}

interface HeroTerrainProps {
  /** The names of the pins. */
  names: readonly string[];
  /** What the map shows. */
  title?: string;
}

/** The landscape behind a headline with the copper trail, and a pin for each name. */
export function HeroTerrain({ names, title }: HeroTerrainProps) {
  const terrain = useContext(TerrainNameContext);
  const { stops, pins, title: titlePlace } = heroTrail(terrainSeed(terrain));
  const named = pins.slice(0, names.length);
  // The trail of an unknown address ends in the open.
  const path = trailPath(terrain === NOT_FOUND_TERRAIN ? stops.slice(0, -2) : stops);
  return (
    <Terrain label={[...(title ? [title] : []), ...names].join(', ') || undefined}>
      <path pathLength="1" d={path} className={styles.trail} />
      {named.length > 0 && <Pins places={named.map(({ place }) => place)} />}
      {named.map(({ name: { place, anchor } }, index) => (
        <text key={place.join(' ')} x={place[0]} y={place[1]} textAnchor={anchor} className={styles.name}>
          {names[index]}
        </text>
      ))}
      {title && (
        <text x={titlePlace[0]} y={titlePlace[1]} textAnchor="middle" className={`${styles.name} ${styles.title}`}>
          {title}
        </text>
      )}
    </Terrain>
  );
}

/** The landscape of the closing band: the trail ends on the summit, which may have a name. */
export function SummitTerrain({ name }: { name?: string }) {
  const [x, y] = summitPlace;
  return (
    <Terrain part="summit">
      <use href={useDrawing('summit', 'trail')} className={styles.trail} />
      <Pins places={[summitPlace]} />
      {name && (
        <text x={x} y={y} textAnchor="middle" className={styles.summit}>
          {name}
        </text>
      )}
    </Terrain>
  );
}
