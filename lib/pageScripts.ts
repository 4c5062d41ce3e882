import type { CheerioAPI } from 'cheerio';

export interface PageScripts {
  /** Scripts that run when the page loads. */
  own: string[];
  /** Scripts that start React, in order; empty on a page that does not need React. */
  react: string[];
}

/** Returns the addresses of a built page's scripts. The scripts of React are in a `<template>`; see `ssrTemplate.ts`. */
export function pageScripts($: CheerioAPI): PageScripts {
  const addresses = (scripts: ReturnType<CheerioAPI>) => scripts.map((_, script) => $(script).attr('src') ?? '').get();
  return {
    own: addresses($('head > script[src], body script[src]')),
    react: addresses($('head template').contents().find('script') as ReturnType<CheerioAPI>),
  };
}

/** Returns the paths of all scripts that a page names, each once. */
export function fetchedScripts($: CheerioAPI): string[] {
  const { own, react } = pageScripts($);
  return [...new Set([...own, ...react].map((address) => address.replace(/^\//, '')))];
}
