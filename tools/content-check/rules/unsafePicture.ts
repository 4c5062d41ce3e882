import path from 'node:path';
import { publishedFileErrors } from '../../../lib/publishedFiles';
import { decoded } from '../../../lib/text';
import { linksOf } from '../links';
import type { FileDiagnostic, SiteRule } from '../rule';
import { faultOf } from './imageFile';

/** Files that the build refuses to publish, and pictures that browsers cannot show. */
export const unsafePicture: SiteRule = {
  name: 'unsafe-picture',
  severity: 'error',
  handbook: '/handbook/pages#images',
  checkSite: (site) => {
    // The rule "image-file" reports the pictures of pages there.
    const shown = new Set(site.pages.flatMap((page) => linksOf(page).map(({ target }) => decoded(target))));
    const refused = publishedFileErrors(site.directory);
    const isRefused = (file: string) => refused.some((it) => it.file === file);
    const pictures = site.staticFiles().filter((address) => address.startsWith('/images/') && !shown.has(address));
    const report = (file: string, message: string): FileDiagnostic => ({ file, start: 0, end: 0, message });
    return [
      ...refused.map(({ file, message }) => report(file, message)),
      ...pictures.flatMap((address) => {
        const fault = isRefused(`static${address}`) ? null : faultOf(path.join(site.directory, 'static', address));
        return fault ? [report(`static${address}`, fault)] : [];
      }),
    ];
  },
};
