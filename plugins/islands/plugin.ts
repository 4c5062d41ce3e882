/** Bundles the islands of `src/browser/islands` and adds their scripts to built pages. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { CheerioAPI } from 'cheerio';
import type { Chunk, Compiler } from 'webpack';
import { CLIENT_ATTRIBUTE, ISLAND_ATTRIBUTE, REACT_TEMPLATE } from '../../src/browser/islands/beforeReact';
import { type IslandName, islands } from '../../src/browser/islands/islands';
import type { ModeOptions } from '../buildMode';

/** Name of the second client entry, and so of its file: `/assets/js/islands.1a2b3c4d.js`. */
const ISLANDS_ENTRY = 'islands';

/**
 * The HTML template of pages in builds (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate).
 *
 * It differs from Docusaurus' own template in how React loads: a page with islands has their scripts, and a page of the
 * handbook (`CLIENT_ATTRIBUTE`) has Docusaurus' client, both in an inert `<template>`, from which `src/browser/islands/beforeReact.ts` starts
 * them. Other pages have no scripts of React.
 *
 * Post-build steps replace the stylesheet with inline styles and add the scripts of each island.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
    <% const isClient = it.htmlAttributes.includes('${CLIENT_ATTRIBUTE}'); %>
    <% if (isClient || it.appHtml.includes('${ISLAND_ATTRIBUTE}=')) { %><template id="${REACT_TEMPLATE}"><% it.scripts.filter((script) => script.includes('${ISLANDS_ENTRY}.') !== isClient).forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>"></script><% }); %></template><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** The scripts of an island, relative to the built site: those that start it, and all that it can load. */
type Scripts = Record<IslandName, { initial: string[]; all: string[] }>;

const scriptsFile = (generatedDirectory: string) => path.join(generatedDirectory, 'island-scripts.json');

/** Returns the scripts of some chunks. */
const scriptsOf = (chunks: Iterable<Chunk>) => [
  ...new Set([...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'))),
];

/** Writes a list of the scripts that the bundler has made for each island. */
function recordScripts(generatedDirectory: string) {
  return ({ hooks }: Compiler) =>
    hooks.afterEmit.tap('islands', ({ namedChunkGroups, namedChunks }) => {
      const shared = namedChunkGroups.get(ISLANDS_ENTRY)?.chunks ?? [];
      const scripts = Object.keys(islands).map((name) => {
        const own = namedChunks.get(`island-${name}`);
        const initial = namedChunkGroups.get(`island-${name}`)?.chunks;
        if (!own || !initial) throw new Error(`The chunk of the island ${name} is not named "island-${name}".`);
        return [name, { initial: scriptsOf(initial), all: scriptsOf([...own.getAllReferencedChunks(), ...shared]) }];
      });
      writeFileSync(scriptsFile(generatedDirectory), JSON.stringify(Object.fromEntries(scripts)));
    });
}

/**
 * Builds the script of islands beside Docusaurus' own, with the same bundler, so that both agree on class names.
 * In development, Docusaurus' client hydrates whole pages, islands included.
 */
export default function islandsPlugin({ siteDir, generatedFilesDir }: LoadContext, { mode }: ModeOptions): Plugin {
  return {
    name: 'islands',
    configureWebpack(config, isServer) {
      if (isServer || mode === 'development') return {};
      // If the styles were not in this entry, the runtime would fetch the stylesheet with the first island. Pages have their styles inline.
      const entry = ['src/styles/index.css', 'src/browser/islands/client.tsx'].map((file) => path.join(siteDir, file));
      // A merged entry would replace Docusaurus' own.
      config.entry = { main: config.entry as string, [ISLANDS_ENTRY]: entry };
      // Docusaurus' chunk `common` contains what half of the pages use, which is more than an island and what it loads need.
      const isOutsideIslands = ({ runtime }: Chunk) =>
        !(runtime as ReadonlySet<string>).has(`runtime~${ISLANDS_ENTRY}`);
      return {
        optimization: { splitChunks: { cacheGroups: { common: { chunks: isOutsideIslands } } } },
        plugins: [{ apply: recordScripts(generatedFilesDir) }],
      };
    },
  };
}

/** Returns the addresses of a built page's scripts: its own, which run when it loads, and those that start React, in order. */
export function pageScripts($: CheerioAPI): { own: string[]; react: string[] } {
  const urls = (scripts: ReturnType<CheerioAPI>) => scripts.map((_, script) => $(script).attr('src') ?? '').get();
  return {
    own: urls($('head > script[src], body script[src]')),
    react: urls($(`#${REACT_TEMPLATE}`).contents().find('script') as ReturnType<CheerioAPI>),
  };
}

/**
 * Returns the names of the islands on a page.
 * @throws Error for an island that `src/browser/islands/islands.ts` does not name
 */
export function islandsOn($: CheerioAPI): IslandName[] {
  const names = new Set($(`[${ISLAND_ATTRIBUTE}]`).map((_, element) => $(element).attr(ISLAND_ATTRIBUTE)));
  return [...names].map((name) => {
    if (!Object.hasOwn(islands, name)) throw new Error(`There is no island ${name} in src/browser/islands/islands.ts.`);
    return name as IslandName;
  });
}

/** Removes the hydration markers, comments with which React separates texts, except in islands, because only islands are hydrated. */
export function dropHydrationMarkers($: CheerioAPI): void {
  if ($('html').is(`[${CLIENT_ATTRIBUTE}]`)) return;
  const elements = $('body, body *').not(`[${ISLAND_ATTRIBUTE}], [${ISLAND_ATTRIBUTE}] *`);
  elements
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
}

/**
 * Returns functions that find and add the scripts of islands in a built site.
 * @param directory the built site
 * @param generatedDirectory `.docusaurus` of the build
 */
export function islandScripts(directory: string, generatedDirectory: string) {
  const scripts: Scripts = JSON.parse(readFileSync(scriptsFile(generatedDirectory), 'utf8'));
  const scriptNames = ($: CheerioAPI, which: 'initial' | 'all') => [
    ...new Set(islandsOn($).flatMap((name) => scripts[name][which])),
  ];
  return {
    /** Adds the scripts of a page's islands beside those that all islands share, so that browsers fetch both at once. */
    add($: CheerioAPI): void {
      const tags = scriptNames($, 'initial').map((script) => `<script src="/${script}"></script>`);
      $(`#${REACT_TEMPLATE}`).contents().find('script').last().after(tags.join(''));
    },
    /** Returns the text of every script that the islands of a page can load. */
    textFor: ($: CheerioAPI): string =>
      scriptNames($, 'all')
        .map((script) => readFileSync(path.join(directory, script), 'utf8'))
        .join('\n'),
  };
}
