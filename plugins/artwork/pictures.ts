import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import sharp from 'sharp';
import { contentHash, type FileCache, hashOf, openFileCache } from '../../lib/fileCache';
import { filesIn, writeFileAndDirectory } from '../../lib/files';
import {
  maxPhoneBytes,
  maxPixels,
  type PictureFile,
  pictureUrl,
  pictureWidths,
  widestOnPhones,
} from '../../src/config/pictures';
import type { ModeOptions } from '../buildMode';

/** Formats of a photograph, smallest first. */
export const photographFormats = ['avif', 'webp'] as const;
type PhotographFormat = (typeof photographFormats)[number];

/** Largest size in bytes of a file that is wider than phones need. */
const DESKTOP_BYTES = 250_000;
/** Tried in this order until the file is small enough. The last one is used whatever the size. */
const QUALITIES = { avif: [50, 38, 26, 14, 1], webp: [75, 58, 40, 20, 1] } as const;

/** For AVIF, the default of 4 takes five times as long and saves 2% of the bytes. */
const EFFORTS = { avif: 3, webp: 4 };

/** The formats of `sharp` that every browser shows, besides AVIF. */
const BROWSER_FORMATS = ['jpeg', 'png', 'webp', 'svg', 'gif'];
/** Tells writers how to save a picture. */
export const SAVE_AS = 'Save the picture as .jpg, .webp, .png or .svg.';

/** The size of a picture as it is shown, and the widths of the files to make from it. */
interface PictureSize {
  width: number;
  height: number;
  /** Empty for a drawing or an animation, which is published unchanged. */
  widths: number[];
  /** Ending of the file: `jpeg`, `svg`. */
  format: string;
}

/** Returns the widths of the files to make from a picture, none wider than the picture itself. */
function widthsOf(width: number): number[] {
  const widest = Math.min(width, pictureWidths.at(-1) ?? width);
  return [...pictureWidths.filter((candidate) => candidate < widest), widest];
}

/** Reads the size of a picture, with the orientation that the camera recorded. Returns null for a file that browsers do not show. */
export async function readSize(content: Uint8Array): Promise<PictureSize | null> {
  // It throws for an empty file.
  const read = async () => sharp(content, { limitInputPixels: false }).metadata();
  const metadata = await read().catch(() => null);
  // HEIC and AVIF are one format with two compressions.
  if (!metadata || !(BROWSER_FORMATS.includes(metadata.format) || metadata.compression === 'av1')) return null;
  const { autoOrient, format, pages = 1, pageHeight } = metadata;
  const isUnchanged = format === 'svg' || pages > 1;
  const { width } = autoOrient;
  const height = pageHeight ?? autoOrient.height;
  return { width, height, format, widths: isUnchanged ? [] : widthsOf(width) };
}

/** Says why the site cannot show a picture; null if it can. The content check and the build both refuse such a file. */
export function pictureError(size: PictureSize | null): string | null {
  if (!size) return `Browsers cannot show this picture, or the file is empty or damaged. ${SAVE_AS}`;
  const { width, height, format } = size;
  if (format === 'svg' || width * height <= maxPixels) return null;
  return `This picture is ${width} by ${height} pixels. Make it at most 2,400 pixels wide.`;
}

/**
 * Encodes a picture upright, in a given width, without metadata, and in the best quality that its byte limit allows.
 * @param content a file that `readSize` can read
 */
export async function encode(content: Uint8Array, width: number, format: PhotographFormat): Promise<Buffer> {
  const limit = width > widestOnPhones ? DESKTOP_BYTES : maxPhoneBytes;
  const scaled = sharp(content).autoOrient().resize({ width });
  let result = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    result = await scaled.clone().toFormat(format, { quality, effort: EFFORTS[format] }).toBuffer();
    if (result.length <= limit) break;
  }
  return result;
}

/** One of the config's `staticDirectories`. Every start and build updates it. */
export const PICTURE_STATIC_DIRECTORY = '.docusaurus/picture-static';

/** The names of files that browsers show as pictures. */
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Makes the files of a picture. @returns null for a picture that the plugin `site-files` refuses */
async function makeFiles(source: string, content: Buffer, cache: FileCache, wanted: readonly PhotographFormat[]) {
  const size = await readSize(content);
  if (!size || pictureError(size)) return null;
  const { width, height, widths } = size;
  const input = hashOf(content);
  const made: { content: Uint8Array; format: string; width?: number }[] = [];
  for (const format of widths.length > 0 ? wanted : []) {
    for (const fileWidth of widths) {
      const make = () =>
        encode(content, fileWidth, format).catch((cause) => {
          throw new Error(`The picture static${source} is damaged. Save it again.`, { cause });
        });
      made.push({ format, width: fileWidth, content: await cache.get({ input, width: fileWidth, format }, make) });
    }
  }
  if (made.length === 0) made.push({ format: size.format, content });
  const file: PictureFile = {
    width,
    height,
    widths,
    hash: contentHash(...made.map((item) => item.content)),
    formats: [...new Set(made.map(({ format }) => format))],
  };
  return {
    file,
    made: made.map((item) => ({ ...item, url: pictureUrl(source, file, item.format, item.width) })),
  };
}

/**
 * Makes the files of every picture in `static`, and writes what `<Picture>` needs to know about them to `files.json`. The development
 * server makes no AVIF, which takes seconds for each file.
 */
export default function pictures({ siteDir }: LoadContext, { mode }: ModeOptions): Plugin<Record<string, PictureFile>> {
  const sources = path.join(siteDir, 'static');
  const directory = path.join(siteDir, PICTURE_STATIC_DIRECTORY);
  return {
    name: 'pictures',
    getPathsToWatch: () => [`${sources}/**/*`],
    async loadContent() {
      const cache = await openFileCache(siteDir, 'pictures', ['plugins/artwork/pictures.ts', 'src/config/pictures.ts']);
      const wanted = mode === 'development' ? (['webp'] as const) : photographFormats;
      const files: Record<string, PictureFile> = {};
      const current = new Set<string>();
      for (const source of filesIn(sources).filter((file) => PICTURE_FILE.test(file))) {
        const result = await makeFiles(`/${source}`, await readFile(path.join(sources, source)), cache, wanted);
        if (!result) continue;
        files[`/${source}`] = result.file;
        for (const { url, content } of result.made) {
          const target = path.join(directory, url);
          current.add(url);
          if (!existsSync(target)) await writeFileAndDirectory(target, content);
        }
      }
      const outdated = filesIn(directory).filter((file) => !current.has(`/${file}`));
      await Promise.all(outdated.map((file) => rm(path.join(directory, file))));
      await mkdir(directory, { recursive: true });
      return files;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('files.json', JSON.stringify(content));
    },
  };
}
