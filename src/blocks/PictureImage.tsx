import files from '@generated/pictures/default/files.json';
import { type PictureFile, pictureAddress } from '../config/pictures';
import { BlockError } from './blockError';

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
  if (file.widths.length === 0) return pictureAddress(source, file, format);
  return file.widths.map((width) => `${pictureAddress(source, file, format, width)} ${width}w`).join(', ');
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
