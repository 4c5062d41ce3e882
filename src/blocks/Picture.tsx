import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { BlockError, required } from './blockError';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Path of a file in `static`: `/images/mark.svg`. */
  source: string;
  /** What the picture shows, for those who cannot see it. */
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
 * A picture with its size, so that nothing moves when it arrives.
 *
 * @useFor a drawing, photograph or screenshot that shows something words cannot. The file lies in `static/images`.
 * @notFor decoration: the terrain behind every headline is the decoration of this site.
 * @notFor a picture of text: search engines, phones and people who cannot see it get nothing. Write the text.
 * @notFor figures that change: take `<Statistics>`, or a Markdown table.
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
      {children && <figcaption className={styles.caption}>{children}</figcaption>}
    </figure>
  );
}
