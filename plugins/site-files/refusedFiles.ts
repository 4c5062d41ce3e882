import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CustomPlugin, optimize } from 'svgo';
import { pageRoute } from '../../lib/urls';
import { PICTURE_FILE, pictureError, readSize, SAVE_AS } from '../artwork/pictures';
import { reservedSegment } from './reservedSegments';

/** A file that must not become a part of the site. It has no place in a text, because what is wrong is the file itself. */
export interface RefusedFile {
  /** Relative to the site's folder, with slashes. */
  file: string;
  reason: string;
}

/** Folders whose files are published, or shown on pages. */
const PUBLISHED_DIRECTORIES = ['pages', 'handbook', 'static', 'src/facts'];
/** Characters that separate parts of an address or of a request to the bundler, or that some systems forbid in file names. */
const NOT_IN_NAMES = /[!?#%*:|"<>\\\p{Cc}]/u;
const ACTIVE_SVG = 'This drawing contains a program, a link or another document. Save it as a plain SVG, in UTF-8.';

/** Elements that run something or contain HTML, in any namespace. */
const ACTIVE_ELEMENTS = ['script', 'foreignobject', 'iframe', 'handler', 'listener'];
const ACTIVE_NAMESPACE = /xhtml|MathML/i;

function isActiveAttribute(name: string, value: string): boolean {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (name.startsWith('xmlns')) return ACTIVE_NAMESPACE.test(value);
  if (local === 'href') return !/^(?:#|data:image\/(?:png|jpe?g|webp|gif)[;,])/.test(value);
  return local.startsWith('on') || name === 'xml:base' || (local === 'attributename' && /href$|^on/i.test(value));
}

/**
 * Says whether a drawing is passive: without scripts, links or other documents. Opened by its address, an SVG file is a document of the
 * site's origin: its scripts could read a visitor's draft. SVGO reads the file as browsers do; its own `removeScripts` leaves handlers
 * that it does not know, HTML, and links that an animation changes.
 */
function isPassiveSvg(source: string): boolean {
  let isActive = false;
  const findActiveContent: CustomPlugin = {
    name: 'findActiveContent',
    fn: () => ({
      doctype: {
        // It can declare entities, and attributes that browsers add to elements.
        enter: ({ data }) => {
          isActive ||= data.doctype.includes('[');
        },
      },
      instruction: {
        enter: ({ name, value }) => {
          isActive ||= name !== 'xml' || /encoding=(?!["']utf-8)/i.test(value);
        },
      },
      element: {
        enter: ({ name, attributes }) => {
          isActive ||= ACTIVE_ELEMENTS.includes(name.toLowerCase().replace(/^.*:/, ''));
          isActive ||= Object.entries(attributes).some(([attribute, value]) => isActiveAttribute(attribute, value));
        },
      },
    }),
  };
  try {
    optimize(source, { plugins: [findActiveContent] });
  } catch {
    return false;
  }
  return !isActive;
}

/** A build follows symbolic links and would publish their targets, such as a file with passwords. */
const SYMBOLIC_LINK = 'This is not a file, but only points to another one (a symbolic link). Put the file itself here.';

/** Says why the site must not contain a file; null for all others. */
async function refusalReason(siteDirectory: string, file: string): Promise<string | null> {
  const content = () => readFileSync(path.join(siteDirectory, file));
  if (NOT_IN_NAMES.test(file))
    return 'The name of this file has a character that an address cannot contain. Rename it.';
  if (!file.startsWith('static/')) {
    const page = /^pages\/(.*)\.mdx$/.exec(file)?.[1];
    const segment = page === undefined ? null : reservedSegment(pageRoute(page) ?? '');
    return segment === null
      ? null
      : `The address "/${segment}" belongs to other files of the site, so no page can have it. Rename this file or its folder.`;
  }
  if (file.startsWith('static/_'))
    return 'A host would read this file as its settings or run it as a program. Rename it.';
  if (/\.svgz?$/i.test(file)) {
    if (!file.endsWith('.svg')) return 'The name of a drawing ends in ".svg", in lower case. Rename it.';
    if (!isPassiveSvg(String(content()))) return ACTIVE_SVG;
  }
  if (PICTURE_FILE.test(file)) return pictureError(await readSize(content()));
  // Any other file beside the pictures would be served from the site's origin, too.
  return /^static\/images\//i.test(file)
    ? `The folder static/images is for pictures that browsers show. ${SAVE_AS} Move any other file to the folder static, or delete it.`
    : null;
}

/** @param directory relative to the site's, with slashes */
async function refusedFilesIn(siteDirectory: string, directory: string): Promise<RefusedFile[]> {
  const absolute = path.join(siteDirectory, directory);
  if (!existsSync(absolute)) return [];
  const files = readdirSync(absolute, { withFileTypes: true }).map(async (entry): Promise<RefusedFile[]> => {
    const file = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return refusedFilesIn(siteDirectory, file);
    const reason = entry.isSymbolicLink() ? SYMBOLIC_LINK : await refusalReason(siteDirectory, file);
    return reason === null ? [] : [{ file, reason }];
  });
  return (await Promise.all(files)).flat();
}

/**
 * Returns every file that the site must not contain: symbolic links, unusual names, pages with reserved addresses, files among
 * the pictures that are not pictures, pictures that browsers cannot show, drawings that are programs, and files that hosts would read as
 * settings. The content check and the build both call it.
 */
export async function findRefusedFiles(siteDirectory: string): Promise<RefusedFile[]> {
  return (await Promise.all(PUBLISHED_DIRECTORIES.map((directory) => refusedFilesIn(siteDirectory, directory)))).flat();
}
