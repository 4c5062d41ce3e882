import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { slug } from '../../../src/ui/slug';
import { DeskError } from './deskError';
import { placeOf, writeWhole } from './files';

/** Pixels of the longer side: enough for the widest layout on a screen with two pixels per CSS pixel. */
const LONGEST_SIDE = 2400;
const MOST_PIXELS = 100_000_000;

export interface StoredPicture {
  /** `/images/team-in-the-office.jpg`. */
  source: string;
  width: number;
  height: number;
}

/** `IMG_1234 (Büro).JPG` → `img-1234-buro`. */
function plainName(name: string): string {
  return slug(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture';
}

/** Returns a name that no other picture has; the same picture keeps its name. */
function freeFile(siteDirectory: string, name: string, extension: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 6);
  for (const candidate of [name, `${name}-${hash}`]) {
    const file = `static/images/${candidate}.${extension}`;
    const place = placeOf(siteDirectory, file);
    if (!existsSync(place) || readFileSync(place).equals(content)) return file;
  }
  throw new DeskError('There is another picture of this name. Rename yours and add it again.');
}

/**
 * Stores a picture for the site: upright, without metadata such as the place where it was taken, and no larger than needed.
 * @throws DeskError if it is not a picture
 */
export async function storePicture(siteDirectory: string, name: string, bytes: Buffer): Promise<StoredPicture> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const { hasAlpha, format } = await sharp(bytes).metadata();
    // A drawing or a screenshot stays sharp as PNG; a photograph is many times smaller as JPEG.
    const isDrawing = hasAlpha || format === 'png' || format === 'svg' || format === 'gif';
    const encoded = isDrawing ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 85, mozjpeg: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const file = freeFile(siteDirectory, plainName(name), isDrawing ? 'png' : 'jpg', data);
    writeWhole(placeOf(siteDirectory, file), data);
    return { source: file.replace(/^static/, ''), width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError(`${name} is not a picture that the desk can read. Use JPEG, PNG, WebP or AVIF.`);
  }
}
