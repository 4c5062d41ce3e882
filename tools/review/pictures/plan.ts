import { readFileSync } from 'node:fs';

/** Names the file of a plan to the Playwright run. */
export const PLAN_VARIABLE = 'REVIEW_PICTURES';

/** What a run of Playwright takes pictures of. */
export interface Plan {
  side: 'base' | 'head';
  origin: string;
  snapshots: string;
  folder: string;
  /** `snapshot` names the pictures of a page: those of a moved page are named by its old route. A new page has none. */
  pages: { route: string; snapshot: string | null }[];
}

export const VIEWS = (['light', 'dark'] as const).flatMap((scheme) =>
  ([1280, 390] as const).map((width) => ({ width, scheme })),
);
export type View = (typeof VIEWS)[number];

export function viewName({ width, scheme }: View): string {
  return `${width} px, ${scheme}`;
}

/** Returns the path of a page's picture below the folder of pictures, in parts. */
export function snapshotPath(route: string, { width, scheme }: View): string[] {
  return [encodeURIComponent(route), `${width}-${scheme}.png`];
}

/** The picture of a new page. Playwright names those that differ in the same way. */
export const NEW_PICTURE = 'new-actual.png';
/** The type of the annotations in which a Playwright test keeps what axe found. */
export const AXE_ANNOTATION = 'axe';
/** A narrow and a wide screen, and both color schemes. */
export const AXE_VIEWS: readonly string[] = ['390 px, light', '1280 px, dark'];

/** A rule of axe that a page violates in one view. */
export interface Violation {
  route: string;
  view: string;
  id: string;
  help: string;
  /** The first of the elements that violate it. */
  html: string;
}

export function readPlan(): Plan {
  return JSON.parse(readFileSync(process.env[PLAN_VARIABLE] ?? '', 'utf8'));
}
