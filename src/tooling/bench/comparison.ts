import type { BuildFigures } from './buildSite';
import type { PageFigures } from './measurePage';

export const siteNames = ['this site', 'preset-classic', 'hand-written'] as const;
export type SiteName = (typeof siteNames)[number];

/** Medians of every figure, by route and site. */
export type RouteFigures = Record<string, Record<SiteName, PageFigures>>;

export interface Comparison {
  /** Loads of each page. */
  repeat: number;
  routes: RouteFigures;
  builds: Record<'this site' | 'preset-classic', BuildFigures>;
}
