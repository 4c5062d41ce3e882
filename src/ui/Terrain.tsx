import { summitPlace, TERRAIN_FILE, TERRAIN_MARGIN, type TerrainDrawing, terrainDrawings } from '../config/terrain';
import { strings } from '../site/strings';
import styles from './Terrain.module.css';

/**
 * Contour lines, drawn at build time (`plugins/artwork/terrain`), as a background of its positioned parent. They are in a small
 * separate file, so that they load after the text, and take the colors of their surroundings.
 */
function Terrain({ drawing, trail, name }: { drawing: TerrainDrawing; trail: boolean; name?: string }) {
  const { width, height, trail: path } = terrainDrawings[drawing];
  const left = TERRAIN_MARGIN;
  const [x, y] = summitPlace;
  return (
    <svg
      className={styles.terrain}
      viewBox={`${left} ${left} ${width - 2 * left} ${height - 2 * left}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <use href={`${TERRAIN_FILE}#${drawing}-lines`} className={styles.lines} />
      <use href={`${TERRAIN_FILE}#${drawing}-index`} className={styles.index} />
      {trail && !name && <path pathLength="1" d={path} className={styles.rest} />}
      {trail && <path pathLength="1" d={path} className={styles.trail} />}
      {trail && !name && (
        <g className={styles.end}>
          <path pathLength="1" d={path} />
          <text x="800" y="490">
            {strings.trailEnd}
          </text>
        </g>
      )}
      {name && (
        <>
          <path d={`M${x} ${y}h.01`} className={styles.pin} />
          <text x={x} y={y - 26} textAnchor="middle">
            {name}
          </text>
        </>
      )}
    </svg>
  );
}

/** The ridge behind a headline. Without an exhibit in front of it, it has a trail. */
export function HeroTerrain({ hasTrail }: { hasTrail: boolean }) {
  return <Terrain drawing="ridge" trail={hasTrail} />;
}

/** The summit in a closing band, labeled with what the visitor will find there. */
export function SummitTerrain({ name }: { name: string }) {
  return <Terrain drawing="summit" trail name={name} />;
}
