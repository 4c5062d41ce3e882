import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { htmlFile } from '../../../lib/builtRoutes';
import { BAR_SCRIPT, OLD_PAGES_FOLDER, pageName } from '../../../plugins/preview/build';
import type { PreviewChanges } from '../../../plugins/preview/changes';

/** An address of a file of the site, in an attribute or in a style. */
const FILE = /(?<![\w.:/])\/[\w./%~-]+\.(?:avif|css|gif|ico|jpe?g|js|mp4|png|svg|webp|woff2)\b/g;
const ATTRIBUTES = ['src', 'srcset', 'href', 'poster'];
/** The boot script opens menus. React would look for the page's route at another address. */
const NEEDED_SCRIPT = /\/boot\.[^/]*$/;

interface Folders {
  oldBuild: string;
  out: string;
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/**
 * Copies a file of the old build into the preview if it is not there, or beside the old pages if the preview has another file
 * of this name.
 * @returns its address in the preview
 */
function keepFile(address: string, { oldBuild, out }: Folders): string {
  const old = path.join(oldBuild, address);
  if (!existsSync(old) || isSame(old, path.join(out, address))) return address;
  const kept = existsSync(path.join(out, address)) ? `/${OLD_PAGES_FOLDER}${address}` : address;
  const target = path.join(out, kept);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(old, target);
  return kept;
}

/** Makes an old page a part of the preview: with the bar, without React and hidden from search engines. */
export function oldPage(html: string, keep: (address: string) => string): string {
  const $ = cheerio.load(html);
  $('script[src]')
    .filter((_, script) => !NEEDED_SCRIPT.test($(script).attr('src') ?? ''))
    .remove();
  $('script[type=speculationrules], link[rel=modulepreload], link[rel=prefetch]').remove();
  $('meta[name=robots]').attr('content', 'noindex, nofollow');
  // Otherwise the page would say after ten seconds that its form has not loaded.
  $('html').attr('data-has-hydrated', 'true');
  for (const name of ATTRIBUTES) {
    $(`[${name}]`).each((_, element) => {
      $(element).attr(name, ($(element).attr(name) ?? '').replace(FILE, keep));
    });
  }
  // Names of files in styles contain a hash of their content, so that they need no other address.
  for (const address of $('style').text().match(FILE) ?? []) keep(address);
  $('head').append(`<script src="/${BAR_SCRIPT}" defer></script>`);
  return $.html();
}

/** Copies the old version of every changed page, so that a reviewer can switch between old and new. */
export function copyOldPages(changes: PreviewChanges, folders: Folders): void {
  for (const { route, hasOldPage } of changes.pages) {
    if (!hasOldPage) continue;
    const file = path.join(folders.out, OLD_PAGES_FOLDER, `${pageName(route)}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    const html = readFileSync(htmlFile(folders.oldBuild, route), 'utf8');
    writeFileSync(
      file,
      oldPage(html, (address) => keepFile(address, folders)),
    );
  }
}
