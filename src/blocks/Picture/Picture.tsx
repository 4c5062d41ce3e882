import files from '@generated/pictures/default/files.json';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type PictureFile, pictureUrl } from '../../config/pictures';
import { BlockError, required } from '../checks';
import styles from './Picture.module.css';

/**
 * Returns what the build knows about a picture; undefined if the picture was added while the site runs.
 * @throws BlockError in a build, if there is no such picture
 */
export function pictureFile(block: string, setting: string, source: string): PictureFile | undefined {
  const file = files[source];
  if (!file && process.env.NODE_ENV === 'production') {
    throw new BlockError(
      block,
      `has ${setting}="${source}". Write the path of a picture in static, as it is: "/images/name.jpg".`,
    );
  }
  return file;
}

function srcSet(source: string, file: PictureFile, format: string): string {
  if (file.widths.length === 0) return pictureUrl(source, file, format);
  return file.widths.map((width) => `${pictureUrl(source, file, format, width)} ${width}w`).join(', ');
}

interface PictureImageProps {
  /** The file of the picture: `/images/valley.jpg`. */
  source: string;
  file: PictureFile | undefined;
  /** What the picture shows; empty if the text beside it says so. */
  alt: string;
  /** The attribute `sizes` of HTML. */
  sizes: string;
}

/** A picture in all its formats and sizes, of which the browser loads one. */
export function PictureImage({ source, file, alt, sizes: scaledSizes }: PictureImageProps) {
  const isScaled = file && file.widths.length > 0;
  const sizes = isScaled ? scaledSizes : undefined;
  // Every browser supports the last of the scaled formats.
  const last = isScaled ? file.formats.at(-1) : undefined;
  return (
    <picture>
      {file?.formats
        .filter((format) => format !== last)
        .map((format) => (
          <source
            key={format}
            type={`image/${format === 'svg' ? 'svg+xml' : format}`}
            srcSet={srcSet(source, file, format)}
            sizes={sizes}
          />
        ))}
      <img
        src={source}
        srcSet={file && last && srcSet(source, file, last)}
        sizes={sizes}
        alt={alt}
        width={file?.width}
        height={file?.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface PictureProps {
  /** The file of the picture: `/images/valley.jpg`. */
  source: string;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  /** A caption. */
  children?: ReactNode;
}

/** The attribute `sizes`, with a width for browsers that do not support `auto`: that of the content, or narrower for upright pictures. */
const SIZES = {
  wide: 'auto, (min-width: 76rem) 72rem, calc(100vw - 2.5rem)',
  upright: 'auto, (min-width: 30rem) 26rem, calc(100vw - 2.5rem)',
};

/**
 * A photograph, screenshot or drawing. Each screen loads a file of the size that it needs.
 *
 * @useFor a drawing, photograph or screenshot that shows what words cannot. The file is in `static/images`.
 * @notFor decoration: a page opens with what its visitor would get.
 * @notFor a picture of text: write the text. Neither search engines nor screen readers can read a picture.
 * @notFor figures that change: use `<Statistics>`, or write a table as text.
 * @remarks `plugins/artwork/pictures.ts` makes the files. The address of the source is only for machines: browsers load one of
 *   the files. A picture that was added while the site runs has no files yet.
 */
export function Picture({ source, alt, children }: PictureProps) {
  const file = pictureFile('Picture', 'source', required('Picture', 'source', source));
  const isUpright = file && file.height > file.width;
  return (
    <figure className={clsx(styles.picture, 'stack-3')} data-upright={isUpright ? '' : undefined}>
      <PictureImage
        source={source}
        file={file}
        alt={required('Picture', 'alt', alt)}
        sizes={SIZES[isUpright ? 'upright' : 'wide']}
      />
      {children && <figcaption className="note">{children}</figcaption>}
    </figure>
  );
}
