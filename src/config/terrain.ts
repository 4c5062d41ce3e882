/** Landforms that a page may choose in front matter (`terrain: summit`). */
export const landforms = ['ridge', 'summit', 'basin', 'pass', 'plain'] as const;
export type Landform = (typeof landforms)[number];

/** A place on a drawing, in its own units. */
export type Place = readonly [x: number, y: number];

/** The folder of the drawings. */
export const TERRAIN_FOLDER = 'terrain';
/** The name of the drawing for unknown addresses. */
export const NOT_FOUND_TERRAIN = 'not-found';

/** Size of a whole landscape, as sharing images show it. Pages show the right part of it behind the headline. */
export const terrainSize = { width: 1200, height: 880 } as const;
/** Sizes of the two drawings of a page: behind the headline, and in the closing band. */
export const drawingSizes = { hero: { width: 800, height: 880 }, summit: { width: 800, height: 480 } } as const;
export type TerrainPart = keyof typeof drawingSizes;
/** Units along each side in which lines end. Pages show the part inside. */
export const TERRAIN_MARGIN = 8;

/** Where the trail of a page enters the drawing behind its headline, and where it leaves. */
export const trailhead: Place = [130, 650];
export const wayOut: Place = [drawingSizes.hero.width, 260];

/** The part of the drawing that every screen shows, without the edges. */
const SHOWN = { left: 270, right: 680, top: 235, bottom: 600 } as const;
/** Least distance between two pins, so that their numbers stay apart on phones. */
const PIN_DISTANCE = 140;
/** Least distance of a pin from the parts of the trail that lead elsewhere, as the crow flies. */
const CLEARANCE = 115;

/** Most degrees by which the trail turns at a pin. After a sharper turn its switchbacks often cross the way it came. */
const SHARPEST_TURN = 100;

/** Returns numbers between 0 and 1 that depend on a text only: the same on every machine, in the build and in the browser. */
function* numbersFrom(text: string): Generator<number, never> {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    yield ((state >>> 8) & 0xffff) / 0x10000;
  }
}

/** Returns the distance of a place from the line between two others. */
export function distanceFromLine([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2 || 1);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - nearest * alongX, y - fromY - nearest * alongY);
}

/** Returns by how many degrees a trail turns at a place: 0 if it goes straight on. */
function turn([fromX, fromY]: Place, [x, y]: Place, [toX, toY]: Place): number {
  const change = Math.atan2(toY - y, toX - x) - Math.atan2(y - fromY, x - fromX);
  return Math.abs((Math.atan2(Math.sin(change), Math.cos(change)) * 180) / Math.PI);
}

/** Whether the pins are apart, the trail turns gently at each, and none is on a part of the trail that leads elsewhere. */
function isClear(pins: readonly Place[]): boolean {
  const stops = [trailhead, ...pins, wayOut];
  const areApart = pins.every(([x, y], index) =>
    pins.slice(0, index).every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= PIN_DISTANCE),
  );
  const turnsGently = pins.every(
    (pin, index) => turn(stops[index] ?? pin, pin, stops[index + 2] ?? pin) <= SHARPEST_TURN,
  );
  return (
    areApart &&
    turnsGently &&
    pins.every((pin, index) =>
      stops.slice(1).every((stop, leg) => {
        const start = stops[leg] ?? trailhead;
        return leg === index || leg === index + 1 || distanceFromLine(pin, start, stop) >= CLEARANCE;
      }),
    )
  );
}

/**
 * Returns the places of a hero's three pins, in the order in which the trail passes them. Each page has its own, because they
 * depend on the seed.
 */
export function heroPlaces(seed: string): [Place, Place, Place] {
  const numbers = numbersFrom(seed);
  const next = () => numbers.next().value;
  for (;;) {
    const pin = (): Place => [
      Math.round(SHOWN.left + next() * (SHOWN.right - SHOWN.left)),
      Math.round(SHOWN.top + next() * (SHOWN.bottom - SHOWN.top)),
    ];
    const pins: [Place, Place, Place] = [pin(), pin(), pin()];
    if (isClear(pins)) return pins;
  }
}

/** Returns the seed of a page's terrain. */
export function terrainSeed(name: string): string {
  return `kestrel-${name}`;
}

/** The summit in the closing band, where the trail of every page ends. */
export const summitPlace: Place = [528, 216];

/** Returns the name of a page's drawing: `/` → `home`, `/auth/callback` → `auth-callback`. */
export function terrainName(route: string): string {
  return route.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** Returns the landform of a page that chooses none. It depends on the name, so that pages differ. */
export function defaultLandform(name: string): Landform {
  if (name === NOT_FOUND_TERRAIN) return 'plain';
  const chosen = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % landforms.length;
  return landforms[chosen] ?? 'ridge';
}
