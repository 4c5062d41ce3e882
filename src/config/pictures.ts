/** What the build knows about a picture: its size, and the files that it has made from it. */
export interface PictureFile {
  width: number;
  height: number;
  /** The hash of the content of all files. */
  hash: string;
  /** File extensions; browsers take the first that they support. */
  formats: readonly string[];
  /** Empty for a drawing or an animation, which has one file in its own size. */
  widths: readonly number[];
}

/** The most pixels that a picture may have; decoding a larger one takes gigabytes. */
export const maxPixels = 100_000_000;
/** Width in pixels of the largest file that phones load. */
export const widestOnPhones = 1440;
/** Widths of the files: for phones with one, two and three pixels per CSS pixel, and for the widest layout with one and two. */
export const pictureWidths = [400, 720, 1080, widestOnPhones, 2304] as const;

/** The most bytes that a phone loads for one picture. */
export const maxPhoneBytes = 80_000;

/** Returns the address of a file that the build makes from a picture: `/assets/images/valley-720.1a2b3c4d.avif`. */
export function pictureUrl(source: string, { hash }: Pick<PictureFile, 'hash'>, format: string, width?: number) {
  const name = source.slice(source.lastIndexOf('/') + 1, source.lastIndexOf('.'));
  return `/assets/images/${name}${width ? `-${width}` : ''}.${hash}.${format}`;
}

/** Size of a partner's tile in CSS pixels, for the build, which draws it, and the partner directory. */
export const tileSize = { width: 240, height: 112 } as const;

/** Addresses of tiles by partner ID. */
export type PartnerTiles = Record<string, string>;

/** The sharing image of pages without one of their own, and the size of all that are drawn (specification, part 2). */
export const defaultShareImage = { path: '/images/share.png', width: 1200, height: 630 } as const;

/** Addresses of the icons and the default sharing image, which the build draws. A file in `static/` with the address of one replaces it. */
export const generatedPictures = [
  '/favicon.svg',
  '/favicon.ico',
  '/images/icon-192.png',
  '/images/icon-512.png',
  '/images/apple-touch-icon.png',
  defaultShareImage.path,
] as const;
