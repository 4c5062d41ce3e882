import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { filesIn } from '../../../lib/files';
import { liveSentence } from '../../../lib/liveDays';
import { type PageSource, pageSources } from '../../../lib/pages';
import { frontMatterSchema } from '../../../src/seo/frontMatter';
import type { Redirect } from '../../../src/site/redirects';
import { factFiles } from '../../content-check/factTexts';
import { importedFiles } from '../../content-check/imports';
import { readPages } from '../../content-check/site';
import { type PageKind, pageText } from '../../pageText';
import { withEntry, withValue } from '../yamlEdits';
import { DeskError } from './deskError';
import { changeFiles, type FileChange, openFile } from './files';
import { isLive } from './git';

/** Lists every page, and the texts that several pages share, which have no route. */
export function listPages(siteDirectory: string) {
  const pages = readPages(siteDirectory).filter(({ kind }) => kind !== 'handbook');
  return pages.map(({ file, route, frontMatter }) => {
    const values = frontMatter?.values ?? {};
    return {
      file,
      route,
      title: String(values.title ?? path.basename(file, '.mdx').replaceAll('-', ' ')),
      description: String(values.description ?? ''),
      /** Where the page or text can be seen. */
      shownAt: route ?? pages.find((other) => other.route && importedFiles(other).includes(file))?.route ?? null,
      /** Its address, and when the live site has it if not always. */
      note: [route ?? 'On several pages', liveSentence(values)].filter(Boolean).join(' · '),
      /** Text that several pages share, and a page that nobody searches for, such as the one after signing in. */
      isRare: route === null || values.noindex === true,
    };
  });
}

export type ListedPage = ReturnType<typeof listPages>[number];

/** What became of a page. */
export interface ChangedPage {
  /** Where the page is now; null if it was deleted. */
  file: string | null;
  /** Everything that was changed, which `undoChanges` undoes. */
  changes: FileChange[];
}

const REDIRECTS = 'src/site/redirects.yaml';

/** Reads the redirects as they are now; the module that exports them knows those of the desk's start. */
function readRedirects(directory: string): Redirect[] {
  return parse(openFile(directory, REDIRECTS).text)?.redirects ?? [];
}

/** Returns a text whose links to a page lead to another one. Headings are those of the page, so a deleted page's anchors go. */
export function withLinksTo(text: string, route: string, target: string, keepsAnchors: boolean): string {
  const address = new RegExp(`(?<=["'(\\s])${route}([?#][^\\s"'),}]*)?(?=["'),}\\s]|$)`, 'g');
  return text.replace(address, (_, anchor = '') => target + (keepsAnchors ? anchor : ''));
}

/** Returns the route of a page. @throws DeskError if the page may not be moved or deleted */
function leavableRoute(directory: string, file: string): string {
  const route = readPages(directory).find((page) => page.file === file)?.route;
  if (!route) throw new DeskError(`${file} is not a page of its own.`, 404);
  if (route === '/') throw new DeskError('The home page cannot be moved or deleted.', 422);
  const folder = path.join(directory, 'src');
  // Comments do not count.
  const address = new RegExp(`^(?!\\s*(?:\\*|/\\*|//)).*['"\`]${route}(?=['"\`?#])`, 'm');
  const code = filesIn(folder).find(
    (name) => /\.tsx?$/.test(name) && address.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  if (!code) return route;
  throw new DeskError(`The site’s code uses the address ${route} (in src/${code}). Ask an engineer.`, 422);
}

/** Changes every link to a page that leaves its address, redirects visitors who know it, and moves or deletes the file. */
function leave(directory: string, file: string, to: string | null, route: string, target: string | null): ChangedPage {
  const pages = filesIn(path.join(directory, 'pages')).map((name) => `pages/${name}`);
  const texts = [...pages.filter((name) => name.endsWith('.mdx')), ...factFiles(directory)];
  const changes = texts.flatMap((name): FileChange[] => {
    const { text: before } = openFile(directory, name);
    let after = target === null ? before : withLinksTo(before, route, target, to !== null);
    if (name === REDIRECTS && target !== null) {
      const back = readRedirects(directory).findIndex(({ from }) => from === target);
      if (back >= 0) after = withValue(after, ['redirects', back], undefined);
      if (isLive(directory, file)) after = withEntry(after, ['redirects'], { from: route, to: target });
    }
    if (name !== file) return after === before ? [] : [{ file: name, before, after }];
    return [{ file, before, after: null }, ...(to ? [{ file: to, before: null, after }] : [])];
  });
  changeFiles(directory, changes);
  return { file: to, changes };
}

/** Gives a page another address. @throws DeskError with what to do if it cannot */
export async function movePage(directory: string, input: { file: string; route: string }): Promise<ChangedPage> {
  const route = leavableRoute(directory, input.file);
  const target = asRoute(input.route);
  if (target === route) throw new DeskError('The page already has this address.', 422);
  // An address that redirects to the page itself becomes free when the page moves back there.
  const others = readRedirects(directory).filter(({ from, to }) => from !== target || !to.startsWith(route));
  const problem = routeError(target, await pageSources(directory), others);
  if (problem) throw new DeskError(problem, 422);
  return leave(directory, input.file, `pages${target}.mdx`, route, target);
}

/** Deletes a page. @throws DeskError with what to do if it cannot, and if visitors would find nothing at its address */
export function deletePage(directory: string, input: { file: string; redirectTo: string }): ChangedPage {
  const { file, redirectTo: target } = input;
  const route = leavableRoute(directory, file);
  if (!target && isLive(directory, file)) {
    throw new DeskError('Choose a page for visitors who open the old address.', 422);
  }
  if (target && !readPages(directory).some((page) => page.route === target && page.file !== file)) {
    throw new DeskError(`There is no page ${target}. Choose another one.`, 422);
  }
  return leave(directory, file, null, route, target || null);
}

const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Top-level folders used by the build, static files or the development server. */
const RESERVED_FOLDERS = ['404', 'assets', 'handbook', 'images', 'index'];

/** Turns input into an address: `about-us` → `/about-us`. */
function asRoute(typed: string): string {
  return `/${typed.trim().replace(/^\/+/, '')}`;
}

/** Says why a new page cannot have an address; null if it can. */
function routeError(route: string, pages: readonly PageSource[], redirects: readonly Redirect[]): string | null {
  const existing = pages.find((page) => page.route === route);
  if (existing) return `${route} already exists: ${existing.file}.`;
  if (!ROUTE.test(route)) {
    return `"${route}" cannot be the address of a page. Use lowercase words without accents, joined by hyphens: /cloud-costs.`;
  }
  const folder = route.split('/')[1] ?? '';
  if (RESERVED_FOLDERS.includes(folder)) return `Addresses under /${folder} are reserved. Choose another one.`;
  if (redirects.some(({ from }) => from === route)) {
    return `${route} redirects to another page. Delete its entry in src/site/redirects.yaml first.`;
  }
  return null;
}

/** Says what is wrong with a title or a description; null if nothing is. */
function textError(name: 'title' | 'description', text: string, pages: readonly PageSource[]): string | null {
  const { issues } = v.safeParse(frontMatterSchema.entries[name], text);
  if (issues) return `The ${name} ${issues[0].message}. It has ${text.length} now.`;
  const same = pages.find(({ frontMatter }) => frontMatter[name] === text);
  return same
    ? `${same.file} has the same ${name}. Write another one, so that readers of search results can tell the pages apart.`
    : null;
}

export interface NewPage {
  route: string;
  title: string;
  description: string;
  kind: PageKind;
}

/** Writes a page with front matter and a first section. @throws DeskError with everything that is wrong with the input */
export async function newPage(directory: string, input: NewPage): Promise<ChangedPage> {
  const pages = await pageSources(directory);
  const [route, title, description] = [asRoute(input.route), input.title.trim(), input.description.trim()];
  const errors = [
    routeError(route, pages, readRedirects(directory)),
    textError('title', title, pages),
    textError('description', description, pages),
  ].filter((error) => error !== null);
  if (errors.length > 0) throw new DeskError(errors.join(' '), 422);
  const file = `pages${route}.mdx`;
  const changes = [{ file, before: null, after: pageText(title, description, input.kind) }];
  changeFiles(directory, changes);
  return { file, changes };
}
