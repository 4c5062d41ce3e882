import clsx from 'clsx';
import type { ReactNode } from 'react';
import { required } from '../blockError';
import { PictureImage, pictureFile } from '../PictureImage';
import styles from './Picture.module.css';

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
    <figure className={styles.picture} data-upright={isUpright ? '' : undefined}>
      <PictureImage
        source={source}
        file={file}
        alt={required('Picture', 'alt', alt)}
        sizes={SIZES[isUpright ? 'upright' : 'wide']}
      />
      {children && <figcaption className={clsx(styles.caption, 'note')}>{children}</figcaption>}
    </figure>
  );
}
