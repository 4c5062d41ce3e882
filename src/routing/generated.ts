import type { Registry, RouteChunkNames } from '@docusaurus/types';

/**
 * What Docusaurus generates for all routes of a site and puts into its main script. Here both start empty, and
 * `pages.ts` enters each page as it arrives, so that the script does not grow with the number of pages.
 */
export const registry: Registry = {};
export const routesChunkNames: RouteChunkNames = {};
