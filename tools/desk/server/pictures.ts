import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { maxPixels } from '../../../src/config/pictures';
import { slug } from '../../../src/ui/text';
import { DeskError } from './deskError';
import { placeOf, writeWhole } from './files';

/** Pixels of the longer side: enough for the widest layout on a screen with two pixels per CSS pixel. */
const LONGEST_SIDE = 2400;

/**
 * Stores a picture for the site: upright, without metadata such as the place where it was taken, and no larger than needed.
 * Its name contains a hash, so that it never replaces another picture.
 * @returns its address: `/images/team-in-the-office-3f2a1b.jpg`
 * @throws DeskError if it is not a picture
 */
export async function storePicture(directory: string, name: string, bytes: Buffer): Promise<{ source: string }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const { hasAlpha, format } = await sharp(bytes).metadata();
    // A drawing or a screenshot stays sharp as PNG; a photograph is many times smaller as JPEG.
    const isDrawing = hasAlpha || format === 'png' || format === 'svg' || format === 'gif';
    const encoded = isDrawing ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 85, mozjpeg: true });
    const content = await encoded.toBuffer();
    const plainName = slug(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture';
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 6);
    const source = `/images/${plainName}-${hash}.${isDrawing ? 'png' : 'jpg'}`;
    writeWhole(placeOf(directory, `static${source}`), content);
    return { source };
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError(`${name} is not a picture that the desk can read. Use JPEG, PNG, WebP or AVIF.`);
  }
}
