import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RouteChunkNames } from '@docusaurus/types';
import { transformSync } from 'esbuild';

/** A route as Docusaurus generates it, with everything that its page is made of. */
export interface RouteModules {
  path: string;
  /** What Docusaurus adds to tell routes of the same path apart. */
  hash: string;
  /** Module names by what they are to the page, such as `{ __comp: '1f391b9e', content: '94f2d5c5' }`. */
  chunkNames: RouteChunkNames[string];
  /** Import requests by module name: `{ '94f2d5c5': '@site/pages/about.mdx' }`. */
  requests: Record<string, string>;
}

interface GeneratedRoute {
  path: string;
  component: { path: string; hash: string };
  exact?: boolean;
  routes?: unknown;
}

type GeneratedRegistry = Record<string, [unknown, string, unknown]>;

/** Runs a generated file without the modules that it imports. */
function readGenerated<Content>(file: string): Content {
  const { code } = transformSync(readFileSync(file, 'utf8'), { format: 'cjs' });
  const module = { exports: { default: undefined as Content } };
  const componentCreator = (routePath: string, hash: string) => ({ path: routePath, hash });
  const require = Object.assign(() => componentCreator, { resolveWeak: () => '' });
  runInNewContext(code, { module, require });
  return module.exports.default;
}

function namesIn(chunkNames: object): string[] {
  return Object.values(chunkNames).flatMap((value) => (typeof value === 'string' ? [value] : namesIn(value)));
}

/**
 * The routes of the site, from what Docusaurus has generated.
 * @param directory the folder of generated files, `.docusaurus`
 * @returns null when a route has routes inside it, as those of the docs plugin have
 */
export function routeModules(directory: string): RouteModules[] | null {
  const routes = readGenerated<GeneratedRoute[]>(path.join(directory, 'routes.js'));
  const registry = readGenerated<GeneratedRegistry>(path.join(directory, 'registry.js'));
  const chunkNames: RouteChunkNames = JSON.parse(readFileSync(path.join(directory, 'routesChunkNames.json'), 'utf8'));

  const pages = routes.filter((route) => route.path !== '*');
  if (pages.some((route) => route.routes || !route.exact)) return null;
  return pages.map(({ component: { path: routePath, hash } }) => {
    const names = chunkNames[`${routePath}-${hash}`] ?? {};
    const requests = Object.fromEntries(namesIn(names).map((name) => [name, registry[name]?.[1] ?? '']));
    return { path: routePath, hash, chunkNames: names, requests };
  });
}
