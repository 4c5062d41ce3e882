import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { BlockError, required } from './blockError';
import styles from './Picture.module.css';

interface PictureProps {
  /** Path of a file in `static`: `/images/mark.svg`. */
  source: string;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  /** Width of the file in pixels. */
  width: string;
  /** Height of the file in pixels. */
  height: string;
  /** A caption. */
  children?: ReactNode;
}

function pixels(setting: 'width' | 'height', value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number <= 0) {
    throw new BlockError('Picture', {
      actual: `has ${setting}="${value}".`,
      expected: 'Write a whole number of pixels.',
    });
  }
  return number;
}

/**
 * A picture with its size, so that the page does not move when it loads.
 *
 * @useFor a drawing, photograph or screenshot that shows what words cannot. Put the file in `static/images`.
 * @notFor decoration: every page already has the terrain.
 * @notFor a picture of text: write the text. Search engines and people who cannot see cannot read a picture.
 * @notFor figures that change: use `<Statistics>`, or a Markdown table.
 */
export function Picture({ source, alt, width, height, children }: PictureProps) {
  const address = useBaseUrl(required('Picture', 'source', source));
  return (
    <figure className={styles.picture}>
      <img
        src={address}
        alt={required('Picture', 'alt', alt)}
        width={pixels('width', width)}
        height={pixels('height', height)}
        loading="lazy"
        decoding="async"
      />
      {children && <figcaption className={`${styles.caption} note`}>{children}</figcaption>}
    </figure>
  );
}
