import { readPalette } from '../../../lib/palette';

/** Colors of a sharing image, the same as on a dark band of the site. */
export interface ImageColors {
  ground: string;
  /** Contour lines at full opacity. */
  contour: string;
  text: string;
  /** The trail, and the ridge of the mark. */
  trail: string;
}

export function readImageColors(): ImageColors {
  const color = readPalette();
  return { ground: color('night'), contour: color('night-line-deep'), text: color('snow'), trail: color('ember') };
}
