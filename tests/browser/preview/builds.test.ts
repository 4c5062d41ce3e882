/** The preview beside the live site's build: what the one has and the other has not, to the byte. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { allRoutes } from '../../../lib/builtRoutes';
import { htmlFiles } from '../../../lib/htmlFiles';
import { PREVIEW_BUILD } from '../../support/preview';

const LIVE_BUILD = 'build';
/** Words that only a preview's code holds. */
const TRACES = [
  'preview-bar',
  'preview-mail',
  'data-preview-change',
  'Nothing was sent: this is a preview',
  'review/changes.json',
];

function filesOf(build: string): string[] {
  return readdirSync(build, { recursive: true, encoding: 'utf8' });
}

/** Which of the words stand in some file of a build. */
function tracesIn(build: string): string[] {
  const texts = filesOf(build)
    .filter((file) => /\.(html|js|css|json|txt)$/.test(file) || file === '_headers')
    .map((file) => readFileSync(path.join(build, file), 'utf8'));
  return TRACES.filter((trace) => texts.some((text) => text.includes(trace)));
}

/**
 * A page without what a preview adds, and without the parts that differ between any two builds. The handbook's styles
 * stand in the one stylesheet of a preview and change its order.
 */
function comparable(build: string, file: string): string {
  const $ = load(readFileSync(path.join(build, file), 'utf8'));
  $('script[src^="/preview/"], meta[name=robots], meta[http-equiv], style').remove();
  return $.html().replace(/\.[0-9a-f]{8}\.(woff2|js|css)/g, '.$1');
}

test('the live site carries nothing of a preview', () => {
  expect(tracesIn(PREVIEW_BUILD)).toEqual(TRACES);
  expect(tracesIn(LIVE_BUILD)).toEqual([]);
  for (const file of ['preview', 'handbook.html', 'handbook', 'review']) {
    expect([file, existsSync(path.join(LIVE_BUILD, file))]).toEqual([file, false]);
  }
  expect(readFileSync(path.join(LIVE_BUILD, '_headers'), 'utf8')).not.toContain('X-Robots-Tag');
});

test('every page of a preview is closed to search engines, and no page of the live site is for that reason', () => {
  const robots = (build: string, file: string) =>
    load(readFileSync(path.join(build, file), 'utf8'))('meta[name=robots]').attr('content') ?? 'missing';
  for (const file of htmlFiles(PREVIEW_BUILD).map((page) => path.relative(PREVIEW_BUILD, page))) {
    expect([file, robots(PREVIEW_BUILD, file)]).toEqual([file, 'noindex, nofollow']);
  }
  expect(robots(LIVE_BUILD, 'index.html')).toContain('index, follow');
  expect(readFileSync(path.join(PREVIEW_BUILD, '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
  expect(readFileSync(path.join(PREVIEW_BUILD, 'robots.txt'), 'utf8')).not.toContain('Disallow: /\n');
});

test('apart from that, a preview shows the pages of the live site', () => {
  for (const route of allRoutes(LIVE_BUILD)) {
    const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
    expect(comparable(PREVIEW_BUILD, file)).toBe(comparable(LIVE_BUILD, file));
  }
  expect(existsSync(path.join(PREVIEW_BUILD, 'handbook.html'))).toBe(true);
});

test('a preview holds no account’s values and measures nothing', () => {
  const texts = filesOf(PREVIEW_BUILD)
    .filter((file) => /\.(html|js)$/.test(file))
    .map((file) => readFileSync(path.join(PREVIEW_BUILD, file), 'utf8'));
  expect(texts.filter((text) => /live-public-key|G-TEST123456|api\.emailjs\.com|password@/.test(text))).toEqual([]);
});
