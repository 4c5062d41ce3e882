import files from '@generated/pictures/default/files.json';
import type { ReactNode } from 'react';
import { type PictureFile, pictureAddress } from '../config/pictures';
import { BlockError, required } from './blockError';
import styles from './Picture.module.css';

interface PictureProps {
  /** The file of the picture: `/images/valley.jpg`. */
  source: string;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  /** Shows it on wide screens only: a phone has the words beside it. */
  wideScreens?: boolean;
  /** Shows a low part from the middle, as wide as the text beside it: for a drawing that stands between paragraphs. */
  low?: boolean;
  /** A caption. */
  children?: ReactNode;
}

/** How wide a picture is shown, for browsers that do not know `auto`: as wide as the content, and upright ones narrower. */
const SIZES = {
  wide: 'auto, (min-width: 76rem) 72rem, calc(100vw - 2.5rem)',
  upright: 'auto, (min-width: 30rem) 26rem, calc(100vw - 2.5rem)',
};

function srcSet(source: string, file: PictureFile, format: string): string {
  if (file.widths.length === 0) return pictureAddress(source, file, format);
  return file.widths.map((width) => `${pictureAddress(source, file, format, width)} ${width}w`).join(', ');
}

/**
 * A photograph, screenshot or drawing. Each screen gets it as small as it needs.
 *
 * @alsoCalled photo, image, screenshot, logo
 * @useFor a drawing, photograph or screenshot that shows what words cannot. “Add a picture” in the desk stores the
 *   file; without the desk, put it into `static/images`.
 * @notFor decoration: every page already has the terrain.
 * @notFor a picture of text: write the text. Search engines and people who cannot see cannot read a picture.
 * @notFor figures that change: use `<Statistics>`, or write a table as text.
 * @remarks `plugins/artwork/pictures/` makes the files. The address of the source is only for machines: browsers take one of
 *   the others. While the site runs, a picture that was added a moment ago has no others yet.
 */
export function Picture({ source, alt, wideScreens, low, children }: PictureProps) {
  const file = files[required('Picture', 'source', source)];
  if (!file && process.env.NODE_ENV === 'production') {
    throw new BlockError('Picture', {
      actual: `has source="${source}".`,
      expected: 'Write the path of a picture in static, as it is: "/images/name.jpg".',
    });
  }
  const isUpright = file && file.height > file.width;
  const isScaled = file && file.widths.length > 0;
  const sizes = isScaled ? SIZES[isUpright ? 'upright' : 'wide'] : undefined;
  // Every browser knows the last of the scaled formats.
  const last = isScaled ? file.formats.at(-1) : undefined;
  return (
    <figure
      className={styles.picture}
      data-upright={isUpright ? '' : undefined}
      data-wide-screens={wideScreens && ''}
      data-low={low && ''}
    >
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
          alt={required('Picture', 'alt', alt)}
          width={file?.width}
          height={file?.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {children && <figcaption className={`${styles.caption} note`}>{children}</figcaption>}
    </figure>
  );
}
