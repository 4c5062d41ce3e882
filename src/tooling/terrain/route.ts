import { type HeightField, heightAt } from './heightField';
import type { Point } from './path';

/** Radians that the route keeps away from the steepest way: it climbs in switchbacks, as trails do. */
const TRAVERSE = 1.02;
/** Length of one step, in cells of the grid. */
const STEP = 0.9;
/** Steps from one turn to the next. */
const LEG = 26;
const LONGEST = 900;

function highestPoint({ columns, values }: HeightField): Point {
  const index = values.indexOf(Math.max(...values));
  return [index % columns, Math.floor(index / columns)];
}

/**
 * A route from a place at the foot to the highest point of the field, as points of the grid.
 * @param start where it begins, as shares of width and height
 */
export function routeToSummit(field: HeightField, start: Point): Point[] {
  const summit = highestPoint(field);
  const points: Point[] = [];
  let [x, y] = [start[0] * field.columns, start[1] * field.rows];
  for (let step = 0; step < LONGEST; step += 1) {
    points.push([x, y]);
    const toSummit = Math.atan2(summit[1] - y, summit[0] - x);
    const distance = Math.hypot(summit[0] - x, summit[1] - y);
    if (distance < 2 * STEP) break;
    const slopeX = heightAt(field, x + 1, y) - heightAt(field, x - 1, y);
    const slopeY = heightAt(field, x, y + 1) - heightAt(field, x, y - 1);
    const steepness = Math.min(1, Math.hypot(slopeX, slopeY) * 16);
    const side = Math.floor(step / LEG) % 2 === 0 ? 1 : -1;
    // Near the summit the turns get smaller, or the route would circle it.
    const direction = toSummit + side * TRAVERSE * steepness * Math.min(1, distance / 24);
    x += STEP * Math.cos(direction);
    y += STEP * Math.sin(direction);
  }
  points.push(summit);
  return points;
}
