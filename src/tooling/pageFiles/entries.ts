import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteModules } from './routeModules';

/** An entry of the browser's bundle that holds one page. */
export interface PageEntry {
  /** Name of the entry and, with a build's mark, of its script: `pages/about`. */
  name: string;
  /** The route's path, as `addPage` gets it. */
  path: string;
  /** The module whose rendering on the server tells that a document needs this entry. */
  mark: string;
  /** The generated file. */
  file: string;
}

const CLIENT = '@site/src/routing/pages';

/** `*` stands for every address without a page; hosts serve it as `404.html`. */
const notFound: RouteModules = { path: '*', hash: '', chunkNames: {}, requests: {} };
const NOT_FOUND_MARK = '@theme/NotFound';

function entryName(route: RouteModules): string {
  if (route === notFound) return 'pages/404';
  return `pages${decodeURI(route.path === '/' ? '/index' : route.path.replace(/\/$/, ''))}`;
}

function source({ path: routePath, hash, chunkNames, requests }: RouteModules): string {
  const modules = Object.entries(requests);
  const imports = modules.map(([, request], index) => `import * as module${index} from ${JSON.stringify(request)};`);
  const registry = modules.map(
    ([name, request], index) =>
      `  ${JSON.stringify(name)}: [() => Promise.resolve(module${index}), ${JSON.stringify(request)}, ''],`,
  );
  return [
    `import { addPage } from '${CLIENT}';`,
    ...imports,
    `addPage(${JSON.stringify(routePath)}, ${JSON.stringify(hash)}, ${JSON.stringify(chunkNames)}, {`,
    ...registry,
    '});',
    '',
  ].join('\n');
}

/**
 * Writes one file for each page, which imports the page's modules and hands them to `src/routing/pages.ts`.
 * @param directory folder for the files
 * @throws Error when two routes are made of the same content, so that nothing tells their documents apart
 */
export function writeEntries(routes: RouteModules[], directory: string): PageEntry[] {
  const marks = new Set<string>();
  return [...routes, notFound].map((route) => {
    const name = entryName(route);
    const { content, __comp } = route.chunkNames;
    const mark = route.requests[String(content ?? __comp)] ?? NOT_FOUND_MARK;
    if (marks.has(mark)) throw new Error(`${route.path} shows ${mark}, which another route shows already.`);
    marks.add(mark);

    const file = path.join(directory, `${name}.js`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source(route));
    return { name, path: route.path, mark, file };
  });
}
