import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesIn, posixPath } from '../../lib/files';
import { pageRoute } from '../../lib/pageRoute';
import { reservedSegment } from '../../lib/siteAddress';
import { textFault } from '../../lib/text';

/** A file that must not become a part of the site. */
export interface FileError {
  /** Relative to the site's folder, with slashes. */
  file: string;
  message: string;
}

/** Folders whose files are published, or shown on pages. */
const FOLDERS = ['pages', 'handbook', 'static', 'src/facts'];
/** In names of files, these characters separate parts of addresses or of requests to the bundler, or no other system allows them. */
const NOT_IN_NAMES = /[!?#%*:|"<>\\\p{Cc}]/u;
/** Bytes of a drawing that a build reads in seconds. */
const LONGEST_DRAWING = 2_000_000;
/** Elements of a drawing, and references to other elements in it, which can refer to others. */
const MOST = { elements: 20_000, references: 50 };
/** What pictures may be. Any other file beside them would be served from the site's origin. */
const PICTURES = /\.(svg|png|jpe?g|webp|avif|gif|ico|heic|heif|tiff?|bmp|psd|raw|dng)$/i;

/** Elements that run something, link or load something, or contain HTML, in any namespace. */
const ACTIVE_ELEMENTS = new Set(
  'a script foreignobject iframe object embed audio video link meta base form handler listener'.split(' '),
);
/** A backslash hides a name from this check, and not from a browser. */
const LOADS_ANOTHER = /\\|@import|(?:url|image|image-set|src)\(\s*['"]?(?!#|data:image\/)/i;
const TOO_LARGE = 'This drawing is too large or too complex. Simplify it, or save it as a picture of pixels.';
const NOT_PLAIN = 'This drawing contains a program, a link or another document. Save it as a plain SVG.';

/** @param value without spaces and control characters */
function isActiveAttribute(name: string, value: string): boolean {
  if (/^(?:.*:)?on/.test(name) || /(?:javascript|vbscript):|data:(?!image\/(?:png|jpe?g|webp|gif))/i.test(value))
    return true;
  if (name === 'xml:base' || (name === 'attributename' && /href|^on/i.test(value))) return true;
  if (name.startsWith('xmlns')) return /xhtml|mathml/i.test(value);
  return /^(?:.*:)?href$/.test(name) ? !/^(?:#|data:image\/)/.test(value) : LOADS_ANOTHER.test(value);
}

/**
 * Says why a drawing is not harmless. Opened by its address, an SVG file is a document of the site's origin: its scripts could
 * read a visitor's draft.
 * @returns a sentence; null for a drawing that runs and loads nothing
 */
export function drawingFault(content: Uint8Array): string | null {
  if (content.byteLength > LONGEST_DRAWING) return TOO_LARGE;
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return 'This drawing is not UTF-8 text. Save it again, as UTF-8.';
  }
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(source)?.[1] ?? 'utf-8';
  if (!/^(utf-8|us-ascii)$/i.test(encoding)) return 'This drawing is not UTF-8 text. Save it again, as UTF-8.';
  if (/\p{Cc}/u.test(source.replace(/[\t\n\r]/g, ''))) return NOT_PLAIN;
  const markup = source
    .replace(/^\uFEFF?\s*<\?xml\s[^<>]*\?>/, '')
    .replace(/<!--(?:(?!--)[\s\S])*-->/g, '')
    .replace(
      /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/[^"<>[\]]*"\s+"https?:\/\/www\.w3\.org\/[^"<>[\]]*")?\s*>/i,
      '',
    );
  // Parsers disagree about where declarations, instructions and CDATA end.
  if (/<[?!]/.test(markup)) return NOT_PLAIN;
  // A filter of a few elements can take the build an hour.
  if (/<(?:[\w-]+:)?(?:filter|fe[a-z]+)\b/i.test(markup)) return TOO_LARGE;
  const elements = markup.match(/<[a-z]/gi)?.length ?? 0;
  const references = markup.match(/<(?:[\w-]+:)?use\b/gi)?.length ?? 0;
  if (elements > MOST.elements || references > MOST.references) return TOO_LARGE;
  const $ = load(markup, { xml: true });
  if (LOADS_ANOTHER.test($('style').text())) return NOT_PLAIN;
  const isActive = $('*')
    .toArray()
    .some((element) => {
      const tag = $(element).prop('tagName')?.toLowerCase().replace(/^.*:/, '') ?? '';
      const attributes = Object.entries($(element).attr() ?? {});
      return (
        ACTIVE_ELEMENTS.has(tag) ||
        attributes.some(([name, value]) => isActiveAttribute(name.toLowerCase(), value.replace(/[\s\p{Cc}]/gu, '')))
      );
    });
  return isActive ? NOT_PLAIN : null;
}

/** A build follows symbolic links, and would publish what is behind one, such as the environment with its passwords. */
const SYMBOLIC_LINK = 'This is not a file, but only points to another one (a symbolic link). Put the file itself here.';

/** What is wrong with files whatever they contain: symbolic links, and names and lengths that nothing can handle. */
function unusualFiles(siteDirectory: string, folders: readonly string[]): FileError[] {
  return folders.flatMap((folder) => {
    const place = path.join(siteDirectory, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true }).flatMap((entry): FileError[] => {
      const file = posixPath(path.join(folder, entry.name));
      if (entry.isSymbolicLink()) return [{ file, message: SYMBOLIC_LINK }];
      if (entry.isDirectory()) return unusualFiles(siteDirectory, [file]);
      if (NOT_IN_NAMES.test(file))
        return [{ file, message: 'The name of this file has a character that addresses cannot have. Rename it.' }];
      const isText = !file.startsWith('static/') && /\.(?:mdx?|ya?ml)$/.test(file);
      if (!isText) return [];
      const message = textFault(readFileSync(path.join(place, entry.name), 'utf8'));
      return message === null ? [] : [{ file, message }];
    });
  });
}

function staticFileError(siteDirectory: string, file: string): string | null {
  if (/^_/.test(file)) return 'A host would take this file for its own settings or for a program. Rename it.';
  if (/^images\//i.test(file) && !PICTURES.test(file))
    return 'This file is not a picture, and the folder static/images is for pictures only. Move it to the folder static, or delete it.';
  if (!/\.svgz?$/i.test(file)) return null;
  if (!file.endsWith('.svg')) return 'The name of a drawing ends in ".svg", in lower case. Rename it.';
  return drawingFault(readFileSync(path.join(siteDirectory, 'static', file)));
}

function reservedPages(siteDirectory: string): FileError[] {
  return filesIn(path.join(siteDirectory, 'pages')).flatMap((name): FileError[] => {
    const segment = reservedSegment(pageRoute(name) ?? '');
    if (!name.endsWith('.mdx') || segment === null) return [];
    const message = `The address "/${segment}" belongs to other files of the site, so no page can have it. Rename this file or its folder.`;
    return [{ file: `pages/${name}`, message }];
  });
}

/**
 * Returns every file that the site must not contain: symbolic links, unusual names, long texts, pages with reserved addresses, files that are no pictures among the
 * pictures, drawings that are programs, and names by which hosts find their settings. The content check and the build both call it.
 */
export function publishedFileErrors(siteDirectory: string): FileError[] {
  const inStatic = filesIn(path.join(siteDirectory, 'static')).flatMap((file): FileError[] => {
    const message = staticFileError(siteDirectory, file);
    return message === null ? [] : [{ file: `static/${file}`, message }];
  });
  return [...unusualFiles(siteDirectory, FOLDERS), ...reservedPages(siteDirectory), ...inStatic];
}
