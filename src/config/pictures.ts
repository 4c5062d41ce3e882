/** What the build knows of a picture: its size, and the files that it has made of it. */
export interface PictureFile {
  width: number;
  height: number;
  /** Of the content of all files. */
  hash: string;
  /** Ending of the files, the one that browsers should prefer first. */
  formats: readonly string[];
  /** Empty for a drawing or an animation, which has one file in its own size. */
  widths: readonly number[];
}

/** Pixels of the largest picture that is read; decoding a larger one takes gigabytes. */
export const maxPixels = 100_000_000;
/** The widest file, in pixels, that a phone takes. */
export const widestOnPhones = 1440;
/** Widths of the files: for phones with one, two and three pixels per CSS pixel, and for the widest layout with one and two. */
export const pictureWidths = [400, 720, 1080, widestOnPhones, 2304] as const;

/** The most bytes that a phone loads for one picture. */
export const phoneBytes = 80_000;

/** Returns the address of a file that the build makes of a picture: `/assets/images/valley-720.1a2b3c4d.avif`. */
export function pictureAddress(source: string, { hash }: Pick<PictureFile, 'hash'>, format: string, width?: number) {
  const name = source.slice(source.lastIndexOf('/') + 1, source.lastIndexOf('.'));
  return `/assets/images/${name}${width ? `-${width}` : ''}.${hash}.${format}`;
}
