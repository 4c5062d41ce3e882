import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allRoutes } from '../../src/tooling/builtRoutes';
import { listedScripts } from '../../src/tooling/listedScripts';
import { builtPage } from '../support/builtPages';

const SCRIPTS = 'build/assets/js';
const routes = allRoutes('build');

function scriptsOf(route: string): string[] {
  return listedScripts(builtPage(route).$);
}

const pageFileOf = (route: string) => scriptsOf(route).filter((script) => script.startsWith('/assets/js/pages/'));

it('lists one file of its own in every page', () => {
  const files = routes.map(pageFileOf);
  expect(files.map((list) => list.length)).toEqual(routes.map(() => 1));
  expect(new Set(files.flat()).size).toBe(routes.length);
});

it.each(routes)('%s can be found from its address and the mark of the build', (route) => {
  expect(pageFileOf(route)[0]).toMatch(
    new RegExp(`^/assets/js/pages${route === '/' ? '/index' : route}\\.[0-9a-f]{8}\\.js$`),
  );
});

it.each([...routes, '/404'])('%s announces exactly the scripts that its document lists', (route) => {
  const [file = ''] = pageFileOf(route);
  const [, announcement = ''] =
    /^\/\/# allFunctionsCalledOnLoad\n(?:"use strict";)?\(self\.sitePages=self\.sitePages\|\|\[\]\)\.push\((\[.*?\])\);/.exec(
      readFileSync(path.join('build', file), 'utf8'),
    ) ?? [];
  const [build, path_, needed] = JSON.parse(announcement);
  expect(file).toContain(`.${build}.js`);
  expect(path_).toBe(route === '/404' ? '*' : route);
  expect(scriptsOf(route).filter((script) => script !== file && !/\/(main|runtime~main)\./.test(script))).toEqual(
    needed,
  );
});

it('says nothing of single pages in the scripts that every page loads', () => {
  const shared = readdirSync(SCRIPTS)
    .filter((file) => /^(main|runtime~main|common)\./.test(file))
    .map((file) => readFileSync(path.join(SCRIPTS, file), 'utf8'));
  expect(shared).toHaveLength(3);
  for (const script of shared) {
    expect(script).not.toMatch(/pages\/[\w/-]+\.mdx/);
    expect(script).not.toMatch(/"[0-9a-f]{8}":/);
  }
});
