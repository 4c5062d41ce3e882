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

/** How wide a picture is shown, for browsers that do not know `auto`: as wide as the content, and upright ones narrower. */
const SIZES = {
  wide: 'auto, (min-width: 76rem) 72rem, calc(100vw - 2.5rem)',
  upright: 'auto, (min-width: 30rem) 26rem, calc(100vw - 2.5rem)',
};

/**
 * A photograph, screenshot or drawing. Each screen gets it as small as it needs.
 *
 * @useFor a drawing, photograph or screenshot that shows what words cannot. The file is in `static/images`.
 * @notFor decoration: a page opens with what its visitor would get.
 * @notFor a picture of text: write the text. Search engines and people who cannot see cannot read a picture.
 * @notFor figures that change: use `<Statistics>`, or write a table as text.
 * @remarks `plugins/artwork/pictures/` makes the files. The address of the source is only for machines: browsers take one of
 *   the others. While the site runs, a picture that was added a moment ago has no others yet.
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
