import path from 'node:path';
import { parse } from 'yaml';
import { pageSources } from '../../../../lib/pageSources';
import { pathOf } from '../../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../../src/site/redirects';
import { addressOf, isExternal, pageOfFileLink } from '../../../content-check/addresses';
import { linksOf } from '../../../content-check/links';
import type { Page } from '../../../content-check/page';
import { loadSite, type Site } from '../../../content-check/site';
import { asRoute, routeError } from '../../../new-page/inputErrors';
import type { ChangedPages, LinkPlace, PageUses } from '../../protocol';
import { applyChanges, type TextChange } from '../../textChange';
import { withEntry, withoutEntry, withValue } from '../../yamlEdits';
import { DeskError } from '../deskError';
import { openFile } from '../files';
import { isLive } from '../propose/repository';
import { codeNaming, type FoundLink, linksTo, REDIRECTS, readRedirects } from './linksTo';
import { type FileStep, takeStep } from './steps';

interface KnownPage extends Page {
  route: string;
}

function pageIn(site: Site, file: string): KnownPage {
  const page = site.pageOfFile(file);
  if (!page?.route) throw new DeskError(`${file} is not a page of its own.`, 404);
  return { ...page, route: page.route };
}

/** Says why a page cannot leave its address; null if it can. */
function leaveProblem(directory: string, { route }: KnownPage): string | null {
  if (route === '/') return 'The home page cannot be moved or deleted.';
  const [code] = codeNaming(directory, route);
  return code
    ? `The site’s code uses the address ${route} (in ${code}), so this page cannot be moved or deleted. Ask an engineer.`
    : null;
}

/** Returns the change of a link's address; null if the address is written in another way, with escapes. */
function retarget(source: string, { start, end, target }: Omit<FoundLink, 'title'>, to: string): TextChange | null {
  const offset = source.slice(start, end).indexOf(target);
  return offset < 0 ? null : { from: start + offset, to: start + offset + target.length, insert: to };
}

/** Addresses that are relative to a page's own, which a page in another folder cannot use. */
function absoluteLinks(page: KnownPage, route: string, site: Site): { link: Omit<FoundLink, 'title'>; to: string }[] {
  if (path.posix.dirname(page.route) === path.posix.dirname(route)) return [];
  return linksOf(page).flatMap(({ target, start, end, isFile }) => {
    if (isFile || !/^[\w.]/.test(target) || isExternal(target)) return [];
    const to = pageOfFileLink(page, target, site)?.route ?? addressOf(page, target).path;
    const [suffix = ''] = /[?#].*$/.exec(target) ?? [];
    const link = { file: page.file, line: 0, isEditable: true, start, end, target };
    return to && to !== page.route ? [{ link, to: to + suffix }] : [];
  });
}

interface Leave {
  isMoved: boolean;
  wasLive: boolean;
}

/** Returns the redirects after a page has left its address. */
function redirected(source: string, page: KnownPage, target: string, { isMoved, wasLive }: Leave): string {
  const entries = (text: string) => (parse(text)?.redirects ?? []) as Redirect[];
  let text = source;
  for (const [index, { to }] of entries(source).entries()) {
    if (pathOf(to) !== page.route) continue;
    // The anchors of a deleted page are gone.
    const suffix = isMoved ? to.slice(page.route.length) : '';
    text = withValue(text, ['redirects', index, 'to'], target + suffix);
  }
  const back = entries(text).findIndex(({ from }) => from === target);
  if (back >= 0) text = withoutEntry(text, ['redirects'], back);
  return wasLive ? withEntry(text, ['redirects'], { from: page.route, to: target }, true) : text;
}

interface Leaving {
  directory: string;
  site: Site;
  page: KnownPage;
  /** Where the old address leads; null for a page that was never live and needs no redirect. */
  target: string | null;
  /** Its new file; null if it is deleted. */
  to: string | null;
  isFollowed: boolean;
}

/** The changes of every file after which nothing leads to the old address, and the links that the desk cannot change. */
function stepsOf({ directory, site, page, target, to, isFollowed }: Leaving): { files: FileStep[]; left: FoundLink[] } {
  const links = linksTo(directory, site, page.route).filter(({ file }) => to !== null || file !== page.file);
  const changes = new Map<string, TextChange[]>([[page.file, []]]);
  const left: FoundLink[] = [];
  const change = (link: Omit<FoundLink, 'title'>, address: string): boolean => {
    if (!link.isEditable) return false;
    const found = retarget(openFile(directory, link.file).text, link, address);
    if (found) changes.set(link.file, [...(changes.get(link.file) ?? []), found]);
    return found !== null;
  };
  for (const link of links) {
    const [suffix = ''] = to === null ? [] : (/[?#].*$/.exec(link.target) ?? []);
    if (!isFollowed || target === null || !change(link, target + suffix)) left.push(link);
  }
  const moved = to && target ? absoluteLinks(page, target, site) : [];
  for (const { link, to: address } of moved) change(link, address);
  const files = [...changes].map(([file, list]): FileStep => {
    const { text: before } = openFile(directory, file);
    return { from: file, to: file === page.file ? to : file, before, after: applyChanges(before, list) };
  });
  if (target !== null) {
    const { text: before } = openFile(directory, REDIRECTS);
    const after = redirected(before, page, target, {
      isMoved: to !== null,
      wasLive: isLive(directory, page.file),
    });
    if (after !== before) files.push({ from: REDIRECTS, to: REDIRECTS, before, after });
  }
  return { files, left };
}

function placeOfLink({ file, title, line, isEditable }: FoundLink): LinkPlace {
  return { file, title, line, isEditable };
}

function result(file: string | null, files: readonly FileStep[], left: readonly FoundLink[]): ChangedPages {
  const following = files.slice(1).flatMap(({ from }) => (from && from !== REDIRECTS ? from : []));
  return { file, following, left: left.map(placeOfLink) };
}

/** Says what leads to a page, and why it cannot be moved or deleted, if so. */
export function pageUses(directory: string, { file }: { file: string }): PageUses {
  const site = loadSite({ directory });
  const page = pageIn(site, file);
  const links = linksTo(directory, site, page.route).filter((link) => link.file !== file);
  const problem = leaveProblem(directory, page);
  return { links: links.map(placeOfLink), isLive: isLive(directory, file), problem };
}

/** Gives a page another address. Links, menus and redirects follow. @throws DeskError with what to do if it cannot */
export async function movePage(directory: string, input: { file: string; route: string }): Promise<ChangedPages> {
  const site = loadSite({ directory });
  const page = pageIn(site, input.file);
  const route = asRoute(input.route);
  if (route === page.route) throw new DeskError('The page already has this address.', 422);
  // An address that redirects to the page itself becomes free when the page moves back there.
  const others = readRedirects(directory).filter(({ from, to }) => from !== route || pathOf(to) !== page.route);
  const problem = leaveProblem(directory, page) ?? routeError(route, await pageSources(directory), others);
  if (problem) throw new DeskError(problem, 422);
  const to = `pages${route}.mdx`;
  const { files, left } = stepsOf({ directory, site, page, target: route, to, isFollowed: true });
  takeStep(directory, { title: `Moved ${page.route} to ${route}`, files });
  return result(to, files, left);
}

/** Deletes a page. @throws DeskError with what to do if it cannot, and if visitors would find nothing at its address */
export function deletePage(
  directory: string,
  { file, redirectTo, isFollowed }: { file: string; redirectTo: string | null; isFollowed: boolean },
): ChangedPages {
  const site = loadSite({ directory });
  const page = pageIn(site, file);
  const problem = leaveProblem(directory, page);
  if (problem) throw new DeskError(problem, 422);
  if (redirectTo === null && isLive(directory, file)) {
    throw new DeskError('Choose a page for visitors who open the old address.', 422);
  }
  if (redirectTo !== null && (pathOf(redirectTo) === page.route || !site.routes.has(pathOf(redirectTo)))) {
    throw new DeskError(`There is no page ${redirectTo}. Choose another one.`, 422);
  }
  const { files, left } = stepsOf({ directory, site, page, target: redirectTo, to: null, isFollowed });
  takeStep(directory, { title: `Deleted ${page.route}`, files });
  return result(null, files, left);
}
