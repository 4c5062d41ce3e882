import { type ChangeSpec, EditorState } from '@codemirror/state';
import { parse } from 'yaml';
import { pageSources } from '../../../../lib/pageSources';
import { pathOf } from '../../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../../src/site/redirects';
import type { Page } from '../../../content-check/page';
import { loadSite, type Site } from '../../../content-check/site';
import { asRoute, routeError } from '../../../new-page/inputErrors';
import type { ChangedPages, LinkPlace, PageUses } from '../../protocol';
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

interface Leaving {
  directory: string;
  site: Site;
  page: KnownPage;
  /** Where the old address leads; null for a page that was never live and needs no redirect. */
  target: string | null;
  /** Its new file; null if it is deleted. */
  to: string | null;
}

/** Returns the redirects after a page has left its address. */
function redirected(source: string, { directory, page, target, to: file }: Leaving & { target: string }): string {
  const entries = (text: string) => (parse(text)?.redirects ?? []) as Redirect[];
  let text = source;
  for (const [index, { to }] of entries(source).entries()) {
    if (pathOf(to) !== page.route) continue;
    // The anchors of a deleted page are gone.
    const suffix = file === null ? '' : to.slice(page.route.length);
    text = withValue(text, ['redirects', index, 'to'], target + suffix);
  }
  const back = entries(text).findIndex(({ from }) => from === target);
  if (back >= 0) text = withoutEntry(text, ['redirects'], back);
  const isNeeded = isLive(directory, page.file);
  return isNeeded ? withEntry(text, ['redirects'], { from: page.route, to: target }, true) : text;
}

/** Does everything after which nothing leads to the old address, apart from links that the desk cannot change. */
function leave(leaving: Leaving, title: string): ChangedPages {
  const { directory, site, page, target, to } = leaving;
  const changes = new Map<string, ChangeSpec[]>([[page.file, []]]);
  const left: LinkPlace[] = [];
  for (const link of linksTo(directory, site, page.route)) {
    if (to === null && link.file === page.file) continue;
    const { file, start, end, isEditable } = link;
    const [suffix = ''] = to === null ? [] : (/[?#].*$/.exec(link.target) ?? []);
    const at = isEditable ? openFile(directory, file).text.slice(start, end).indexOf(link.target) : -1;
    // An address that is written in another way, with escapes, stays.
    if (target === null || at < 0) left.push(placeOfLink(link));
    else {
      const change = { from: start + at, to: start + at + link.target.length, insert: target + suffix };
      changes.set(file, [...(changes.get(file) ?? []), change]);
    }
  }
  const files = [...changes].map(([file, list]): FileStep => {
    const { text: before } = openFile(directory, file);
    const after = EditorState.create({ doc: before }).update({ changes: list }).newDoc.toString();
    return { from: file, to: file === page.file ? to : file, before, after };
  });
  const following = files.slice(1).flatMap(({ from }) => from ?? []);
  if (target !== null) {
    const { text: before } = openFile(directory, REDIRECTS);
    const after = redirected(before, { ...leaving, target });
    if (after !== before) files.push({ from: REDIRECTS, to: REDIRECTS, before, after });
  }
  takeStep(directory, { title, files });
  return { file: to, following, left };
}

function placeOfLink({ file, title, line, isEditable }: FoundLink): LinkPlace {
  return { file, title, line, isEditable };
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
  return leave({ directory, site, page, target: route, to }, `Moved ${page.route} to ${route}`);
}

/** Deletes a page. @throws DeskError with what to do if it cannot, and if visitors would find nothing at its address */
export function deletePage(
  directory: string,
  { file, redirectTo }: { file: string; redirectTo: string | null },
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
  return leave({ directory, site, page, target: redirectTo, to: null }, `Deleted ${page.route}`);
}
