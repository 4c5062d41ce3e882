import path from 'node:path';
import { symbolicLinks } from '../../../lib/files';
import { decoded } from '../../../lib/text';
import { linksOf } from '../links';
import type { FileDiagnostic, SiteRule } from '../rule';
import type { Site } from '../site';
import { faultOf } from './imageFile';

/** What pictures may be. Any other file beside them would be served from the site's origin. */
const PICTURES = /\.(svg|png|jpe?g|webp|avif|gif|ico|heic|heif|tiff?|bmp|psd|raw|dng)$/i;

function faultOfFile(address: string, site: Site): string | null {
  if (!PICTURES.test(address))
    return 'This file is not a picture, and the folder static/images is for pictures only. Move it to the folder static, or delete it.';
  return faultOf(path.join(site.directory, 'static', address));
}

/** Files among the pictures that are none or that browsers cannot show, and symbolic links. */
export const unsafePicture: SiteRule = {
  name: 'unsafe-picture',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkSite: (site) => {
    // The rule "image-file" reports the pictures of pages there.
    const shown = new Set(site.pages.flatMap((page) => linksOf(page).map(({ target }) => decoded(target))));
    const links = symbolicLinks(site.directory);
    const pictures = site.staticFiles().filter((address) => address.startsWith('/images/') && !shown.has(address));
    const report = (file: string, message: string): FileDiagnostic => ({ file, start: 0, end: 0, message });
    return [
      ...links.map((file) =>
        report(file, 'This is not a file, but only points to another one (a symbolic link). Put the file itself here.'),
      ),
      ...pictures.flatMap((address) => {
        const fault = links.includes(`static${address}`) ? null : faultOfFile(address, site);
        return fault ? [report(`static${address}`, fault)] : [];
      }),
    ];
  },
};
