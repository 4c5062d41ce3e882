import sharp, { type Metadata } from 'sharp';
import { phoneBytes, pictureWidths, widestOnPhones } from '../../../src/config/pictures';

/** Formats of a photograph, smallest first. */
export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** Bytes of a file that is wider than phones need. */
const DESKTOP_BYTES = 250_000;
/** Tried in this order. The last is for pictures with so much detail that no other fits. */
const QUALITIES = { avif: [50, 38, 26, 14, 1], webp: [75, 58, 40, 20, 1] } as const;

/** AVIF with 4, the default, takes five times as long and saves 2% of the bytes. */
const EFFORTS = { avif: 3, webp: 4 };

/** A picture as it is shown, with what has to be made of it. */
export interface PictureSize {
  width: number;
  height: number;
  /** Empty for a picture that is used as it is. */
  widths: number[];
  /** Ending of the file: `jpeg`, `svg`. */
  format: string;
}

/** Returns the widths in which a picture is made: never wider than it is. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, pictureWidths.at(-1) ?? width);
  return [...pictureWidths.filter((one) => one < widest), widest];
}

/** Reads the size of a picture, turned as its camera was held. Returns null for a file that is not a picture. */
export async function readSize(content: Uint8Array): Promise<PictureSize | null> {
  let metadata: Metadata;
  try {
    metadata = await sharp(content).metadata();
  } catch {
    return null;
  }
  const { autoOrient, format, pages = 1, pageHeight } = metadata;
  const isUsedAsItIs = format === 'svg' || pages > 1;
  const { width } = autoOrient;
  const height = pageHeight ?? autoOrient.height;
  return { width, height, format, widths: isUsedAsItIs ? [] : widthsOf(width) };
}

/**
 * Makes a picture upright, as wide as asked, without metadata, and with as much quality as its limit of bytes allows.
 * @param content a file that `readSize` can read
 */
export async function encode(content: Uint8Array, width: number, format: Format): Promise<Buffer> {
  const limit = width > widestOnPhones ? DESKTOP_BYTES : phoneBytes;
  const scaled = sharp(content).autoOrient().resize({ width });
  let result = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    result = await scaled.clone().toFormat(format, { quality, effort: EFFORTS[format] }).toBuffer();
    if (result.length <= limit) break;
  }
  return result;
}
