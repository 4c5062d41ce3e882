import { type HeightField, heightAt } from './heightField';
import type { Point } from './path';

/** Angle in radians between the trail and the direct line to its goal. It climbs in switchbacks. */
const TRAVERSE = 1.02;
/** Length of one step, in cells of the grid. */
const STEP = 0.9;
/** Steps between turns. */
const LEG = 26;
const MAX_STEPS = 900;

/** The top left and bottom right corners of a part of the field, as fractions of width and height. */
export type Area = readonly [from: Point, to: Point];

/** Returns the highest point of an area. */
export function highestPoint({ columns, rows, values }: HeightField, [from, to]: Area): Point {
  let highest = -Infinity;
  let place: Point = from;
  for (let row = Math.ceil(from[1] * (rows - 1)); row <= to[1] * (rows - 1); row += 1) {
    for (let column = Math.ceil(from[0] * (columns - 1)); column <= to[0] * (columns - 1); column += 1) {
      const height = values[row * columns + column] ?? 0;
      if (height <= highest) continue;
      highest = height;
      place = [column, row];
    }
  }
  return place;
}

function leg(field: HeightField, start: Point, goal: Point): Point[] {
  const points: Point[] = [];
  let [x, y] = start;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    points.push([x, y]);
    const toGoal = Math.atan2(goal[1] - y, goal[0] - x);
    const distance = Math.hypot(goal[0] - x, goal[1] - y);
    if (distance < 2 * STEP) break;
    const slopeX = heightAt(field, x + 1, y) - heightAt(field, x - 1, y);
    const slopeY = heightAt(field, x, y + 1) - heightAt(field, x, y - 1);
    const steepness = Math.min(1, Math.hypot(slopeX, slopeY) * 16);
    const side = Math.floor(step / LEG) % 2 === 0 ? 1 : -1;
    // Turns get smaller near the goal. Otherwise the trail would circle it.
    const direction = toGoal + side * TRAVERSE * steepness * Math.min(1, distance / 24);
    x += STEP * Math.cos(direction);
    y += STEP * Math.sin(direction);
  }
  return points;
}

/** Returns the points of a trail over the field, from place to place, in cells of the grid. */
export function trailThrough(field: HeightField, places: readonly Point[]): Point[] {
  const legs = places.slice(1).flatMap((goal, index) => leg(field, places[index] ?? goal, goal));
  return [...legs, ...places.slice(-1)];
}
