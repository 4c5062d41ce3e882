import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data';
import { load } from 'cheerio';
import { allRoutes, htmlFile } from '../../lib/builtSite';
import { lackedBy } from '../support/supportedBrowsers';

/** HTML that an older browser of `browserslist` lacks, what happens there, and when it can leave the list. */
const NEWER: Record<string, string> = {
  'button command': 'src/boot/header.ts opens it. Remove with that code: Safari 26.2, Firefox 144, Chrome 135',
  'button commandfor': 'src/boot/header.ts opens it. Remove with that code: Safari 26.2, Firefox 144, Chrome 135',
  'dialog closedby': 'src/boot/header.ts closes it. Remove with that code: Safari 27.3, Firefox 141, Chrome 134',
  'details name': 'src/boot/content.ts closes the others. Remove with that code: Firefox 130',
};

/** Returns the elements and attributes of the built pages that some browser of the list lacks. */
function newerHtml(pages: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const html of pages) {
    const $ = load(html);
    for (const element of $('*')
      .toArray()
      .filter((node) => 'attribs' in node)) {
      const known = bcd.html.elements?.[element.name];
      const features = [
        [element.name, known?.__compat] as const,
        ...Object.keys(element.attribs).map(
          (name) =>
            [
              `${element.name} ${name}`,
              known?.[name]?.__compat ?? bcd.html.global_attributes?.[name]?.__compat,
            ] as const,
        ),
      ];
      for (const [name, feature] of features) {
        const browsers = lackedBy(feature);
        if (browsers.length > 0) found.set(name, browsers);
      }
    }
  }
  return found;
}

it('lists every element and attribute that a supported browser lacks', () => {
  const pages = allRoutes('build').map((route) => readFileSync(htmlFile('build', route), 'utf8'));
  expect([...newerHtml(pages).keys()].sort()).toEqual(Object.keys(NEWER).sort());
});
