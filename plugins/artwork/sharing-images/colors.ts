import { readPalette } from '../palette';

/** The colours of a sharing image: those of a band on ink. */
export interface ImageColors {
  ground: string;
  /** Of contour lines, at full strength. */
  contour: string;
  text: string;
  /** Of the route and the mark's ridge. */
  route: string;
}

export function readImageColors(): ImageColors {
  const color = readPalette();
  return { ground: color('night'), contour: color('night-line-deep'), text: color('snow'), route: color('ember') };
}
