/** Compares the preview with the live site's build. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { htmlFile, htmlFiles } from '../../../lib/builtSite';
import { filesIn } from '../../../lib/files';
import { BAR_STYLES, CHANGES_FILE } from '../../../plugins/preview/pageChanges';
import { redirectingRoutes } from '../../../src/config/paths';
import { builds } from '../../support/builds';
import { notRedirectingRoutes } from '../../support/builtPages';

/** Text that only the code of a preview contains. */
const TRACES = [
  'preview-bar',
  'data-preview-change',
  'This is a preview: the form sends nothing.',
  'Handbook pages',
  // The bundler joins the name of the folder to it while the script runs.
  path.basename(CHANGES_FILE),
];

/** Returns the traces that some file of a build contains. */
function tracesIn(build: string): string[] {
  const texts = filesIn(build)
    .filter((file) => /\.(html|js|css|json|txt)$/.test(file) || file === '_headers')
    .map((file) => readFileSync(path.join(build, file), 'utf8'));
  return TRACES.filter((trace) => texts.some((text) => text.includes(trace)));
}

/**
 * Returns a page without what a preview adds and without what differs between any two builds. Styles are left out because
 * the handbook's styles change the order of a preview's stylesheet.
 */
function comparable(build: string, route: string): string {
  const $ = load(readFileSync(htmlFile(build, route), 'utf8'));
  $('script[src^="/preview/"], meta[name=robots], meta[http-equiv], style').remove();
  // A preview has no services.
  $('script[src*="/analytics."], [data-consent], [data-island=ChatButton], template').remove();
  $('[data-props]').removeAttr('data-props');
  // A chunk without a name has a number, which depends on the modules of the build.
  return $.html().replace(/(?:\/\d+)?\.[0-9a-f]{8}\.(woff2|js|css)/g, '.$1');
}

test('the live site contains nothing of a preview', () => {
  expect(tracesIn(builds.preview.directory)).toEqual(TRACES);
  expect(tracesIn(builds.site.directory)).toEqual([]);
  for (const file of ['preview', 'handbook.html', 'handbook']) {
    expect([file, existsSync(path.join(builds.site.directory, file))]).toEqual([file, false]);
  }
  expect(readFileSync(path.join(builds.site.directory, '_headers'), 'utf8')).not.toContain('X-Robots-Tag');
});

test('every page of a preview is noindex, and the live site is not', () => {
  // Parsing the handbook's pages would take longer than all other tests of this file.
  const robots = (build: string, file: string) =>
    /<meta [^>]*name=robots content="([^"]*)"/.exec(readFileSync(path.join(build, file), 'utf8'))?.[1] ?? 'missing';
  for (const file of htmlFiles(builds.preview.directory).map((page) => path.relative(builds.preview.directory, page))) {
    expect([file, robots(builds.preview.directory, file)]).toEqual([file, 'noindex, nofollow']);
  }
  expect(robots(builds.site.directory, 'index.html')).toContain('index, follow');
  expect(readFileSync(path.join(builds.preview.directory, '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
  expect(readFileSync(path.join(builds.preview.directory, 'robots.txt'), 'utf8')).not.toContain('Disallow: /\n');
});

test('the stylesheet of the bar declares every custom property that it uses', () => {
  const styles = readFileSync(path.join(builds.preview.directory, BAR_STYLES), 'utf8');
  const used = styles.match(/(?<=var\()--[\w-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
});

test('otherwise, the pages of a preview are those of the live site', () => {
  for (const route of [...notRedirectingRoutes(), ...redirectingRoutes])
    expect(comparable(builds.preview.directory, route)).toBe(comparable(builds.site.directory, route));
  expect(existsSync(path.join(builds.preview.directory, 'handbook.html'))).toBe(true);
});

test('a preview contains no EmailJS settings, no CAPTCHA, no analytics and no chat', () => {
  const texts = filesIn(builds.preview.directory)
    .filter((file) => /\.(html|js)$/.test(file))
    .map((file) => readFileSync(path.join(builds.preview.directory, file), 'utf8'));
  const settings = /live-(public-key|captcha-key|chat-id)|G-TEST123456|api\.emailjs\.com|password@/;
  expect(texts.filter((text) => settings.test(text))).toEqual([]);
});
