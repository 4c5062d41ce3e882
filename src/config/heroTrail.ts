import { drawingSizes, type Place } from './terrain';

/** The name of a pin, as an SVG text: where its middle line is, and from where it is written. */
interface PinName {
  place: Place;
  anchor: 'start' | 'middle' | 'end';
}

/** The trail behind a headline: three pins with room for a name each, and for the title of the map. No text touches the trail or another text. */
export interface HeroTrail {
  /** The pins between the places where the trail enters and leaves the drawing. */
  stops: readonly Place[];
  pins: readonly { place: Place; name: PinName }[];
  /** The middle of the title. */
  title: Place;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where pins may be: the part of the drawing that every screen shows, without what fades. */
const PINS: Box = { left: 270, right: 715, top: 245, bottom: 595 };
/** Where their names may be. */
const NAMES: Box = { left: 215, right: 782, top: 222, bottom: 630 };
/** Room for a name of 18 letters in its largest size (`Terrain.module.css`). */
const NAME = { width: 220, height: 32 };
/** Room for a title of 20 letters, and how close the places are at which it may be. */
const TITLE = { width: 260, height: 40, step: 20 };
/** Between a pin and its name. */
const PIN_GAP = 18;
/** Between a name and the trail, and half of that between two names. */
const NAME_GAP = 8;
/** Between a name and the pins of other names. */
const OTHER_PIN_GAP = 45;
/** Where the trail enters on the left and leaves on the right. */
const WAY_IN = { x: 60, top: 440, bottom: 660 };
const WAY_OUT = { x: drawingSizes.hero.width, top: 230, bottom: 520 };
/** Least distance from pin to pin, to the right, and most distance up or down, so that the trail is neither crowded nor steep. */
const STEP = { across: 95, down: 210 };
/** Points per part of the trail at which it is compared with the names. */
const SAMPLES = 20;

/** Sides of a pin on which its name may be, best first. */
const SIDES = [
  { across: 0, down: -1 },
  { across: 0, down: 1 },
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 1, down: -1 },
  { across: -1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
] as const;

/** Returns numbers between 0 and 1 that depend on a text only: the same on every machine, in the build and in the browser. */
function* numbersFrom(text: string): Generator<number, never> {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    yield ((state >>> 8) & 0xffff) / 0x10000;
  }
}

/**
 * Returns Bézier curves through places: start, two control points and end of each.
 * @see https://en.wikipedia.org/wiki/Cubic_Hermite_spline#Catmull–Rom_spline
 */
function curvesThrough(stops: readonly Place[]): [Place, Place, Place, Place][] {
  return stops.slice(1).map((end, index) => {
    const start = stops[index] ?? end;
    const [beforeX, beforeY] = stops[index - 1] ?? start;
    const [afterX, afterY] = stops[index + 2] ?? end;
    return [
      start,
      [start[0] + (end[0] - beforeX) / 5, start[1] + (end[1] - beforeY) / 5],
      [end[0] - (afterX - start[0]) / 5, end[1] - (afterY - start[1]) / 5],
      end,
    ];
  });
}

/** Returns the data of an SVG path through places. */
export function trailPath(stops: readonly Place[]): string {
  const curves = curvesThrough(stops).map(([, ...places]) => `C${places.flat().map(Math.round).join(' ')}`);
  return `M${stops[0]?.join(' ')}${curves.join('')}`;
}

function pointsOn(stops: readonly Place[]): Place[] {
  return curvesThrough(stops).flatMap((places) =>
    Array.from({ length: SAMPLES }, (_, sample): Place => {
      const after = sample / SAMPLES;
      const before = 1 - after;
      const shares = [before ** 3, 3 * before ** 2 * after, 3 * before * after ** 2, after ** 3];
      const sum = (axis: 0 | 1) =>
        places.reduce((total, place, index) => total + place[axis] * (shares[index] ?? 0), 0);
      return [sum(0), sum(1)];
    }),
  );
}

function withMargin({ left, right, top, bottom }: Box, margin: number): Box {
  return { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
}

function contains(box: Box, [x, y]: Place): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns where a pin's name can be, best place first. */
function namesAt([x, y]: Place): { name: PinName; box: Box }[] {
  const candidates = SIDES.map(({ across, down }) => {
    // Above and below a pin, a name starts or ends over it.
    const nameX = down === 0 ? x + across * PIN_GAP : x - across * 12;
    const nameY = y + down * (PIN_GAP + NAME.height / 2);
    const left = nameX - (NAME.width * (1 - across)) / 2;
    const anchor = across === 0 ? ('middle' as const) : across > 0 ? ('start' as const) : ('end' as const);
    const box = { left, right: left + NAME.width, top: nameY - NAME.height / 2, bottom: nameY + NAME.height / 2 };
    return { name: { place: [nameX, nameY] as const, anchor }, box };
  });
  return candidates.filter(({ box: { left, right, top, bottom } }) =>
    [left >= NAMES.left, right <= NAMES.right, top >= NAMES.top, bottom <= NAMES.bottom].every(Boolean),
  );
}

/** Returns the free place for the title that is nearest to the pins, if there is one. */
function titlePlace(pins: readonly Place[], isFree: (box: Box) => boolean): Place | undefined {
  const [middleX, middleY] = [0, 1].map((axis) => pins.reduce((sum, pin) => sum + (pin[axis] ?? 0), 0) / pins.length);
  const distance = ([x, y]: Place) => Math.hypot(x - (middleX ?? x), y - (middleY ?? y));
  const [across, down] = [TITLE.width / 2, TITLE.height / 2];
  const places: Place[] = [];
  for (let x = PINS.left + across; x <= NAMES.right - across; x += TITLE.step) {
    for (let y = NAMES.top + down; y <= NAMES.bottom - down; y += TITLE.step) places.push([x, y]);
  }
  return places
    .sort((a, b) => distance(a) - distance(b))
    .find(([x, y]) => isFree({ left: x - across, right: x + across, top: y - down, bottom: y + down }));
}

/** Returns a trail with names for its pins and a title, or null if one of them has no room. */
function withNames(stops: readonly Place[]): HeroTrail | null {
  const trail = pointsOn(stops);
  const taken: Box[] = [];
  const pins: { place: Place; name: PinName }[] = [];
  const places = stops.slice(1, -1);
  const isFree = (box: Box, others: readonly Place[]) =>
    !trail.some((point) => contains(withMargin(box, NAME_GAP), point)) &&
    !taken.some((other) => overlaps(withMargin(box, NAME_GAP), other)) &&
    !others.some((other) => contains(withMargin(box, OTHER_PIN_GAP), other));
  for (const place of places) {
    const others = places.filter((other) => other !== place);
    const free = namesAt(place).find(({ box }) => isFree(box, others));
    if (!free) return null;
    taken.push(withMargin(free.box, NAME_GAP));
    pins.push({ place, name: free.name });
  }
  const title = titlePlace(places, (box) => isFree(box, places));
  return title ? { stops, pins, title } : null;
}

/** Returns the trail behind the headline of a page. Each page has its own, because it depends on the seed. */
export function heroTrail(seed: string): HeroTrail {
  const numbers = numbersFrom(seed);
  const between = (from: number, to: number) => Math.round(from + numbers.next().value * (to - from));
  const pin = (): Place => [between(PINS.left, PINS.right), between(PINS.top, PINS.bottom)];
  for (;;) {
    const pins = [pin(), pin(), pin()].sort(([a], [b]) => a - b);
    const isGentle = pins.slice(1).every(([x, y], index) => {
      const [previousX, previousY] = pins[index] ?? [x, y];
      return x - previousX >= STEP.across && Math.abs(y - previousY) <= STEP.down;
    });
    const wayIn: Place = [WAY_IN.x, between(WAY_IN.top, WAY_IN.bottom)];
    const wayOut: Place = [WAY_OUT.x, between(WAY_OUT.top, WAY_OUT.bottom)];
    const trail = isGentle ? withNames([wayIn, ...pins, wayOut]) : null;
    if (trail) return trail;
  }
}
