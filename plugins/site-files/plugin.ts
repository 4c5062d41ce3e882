import { statSync } from 'node:fs';
import path from 'node:path';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { allRoutes } from '../../lib/builtSite';
import { writeFileAndDirectory } from '../../lib/files';
import { tryGit } from '../../lib/git';
import { rootFiles, SECURITY_TEXT_PATH } from '../../src/config/paths';
import { company, origin } from '../../src/facts/company';
import { redirects } from '../../src/facts/redirects';
import { color } from '../artwork/siteStyles';
import type { ModeOptions } from '../buildMode';
import { pageSources } from '../mdx/pageSources';
import { headersFile } from './headers';
import { formatRedirects, redirectErrors } from './redirects';
import { findRefusedFiles } from './refusedFiles';

const ROBOTS = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/${rootFiles.sitemap}\n`;

/**
 * Returns the settings of the sitemap. It leaves out pages with another canonical page; the plugin itself omits pages with `noindex`.
 * Without Git, dates would make the plugin fail, and a shallow clone does not know when a page changed.
 * @param siteDirectory folder that contains `pages/`
 */
export function sitemapOptions(siteDirectory: string): SitemapOptions {
  const copies = pageSources(siteDirectory).filter(({ frontMatter }) => frontMatter.canonical);
  return {
    filename: rootFiles.sitemap,
    changefreq: null,
    priority: null,
    lastmod: tryGit(siteDirectory, 'rev-parse', '--is-shallow-repository') === 'false' ? 'date' : null,
    ignorePatterns: copies.map(({ route }) => route),
  };
}

/**
 * Returns the text of `security.txt`: how to report a vulnerability. It expires 11 months after the month of the build, so that every
 * deploy renews it: RFC 9116 recommends less than a year. `npm run check:live` fails when a site has not been deployed for 10 months.
 */
function securityText(): string {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

/** Colors for the browser's own controls: the backgrounds of pages. */
const themeColors = { light: color('paper'), dark: color('night') };

/** Returns the web manifest: https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest */
function manifest(): string {
  const icon = (size: number) => ({
    src: `/images/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    // The mark fits inside the circle to which systems may crop an icon.
    purpose: 'any maskable',
  });
  return JSON.stringify({
    name: company.brand,
    short_name: company.brand,
    description: company.description,
    start_url: '/',
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [icon(192), icon(512)],
  });
}

/** @throws Error with one line for each error, if there are any */
function throwErrors(what: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`${what}:\n${errors.map((error) => `- ${error}`).join('\n')}`);
}

/**
 * Writes `_headers`, `_redirects`, `robots.txt`, `security.txt` and the web manifest. Adds theme colors and links to icons and manifest
 * to pages. Refuses files that must not be published.
 */
export default function siteFiles({ siteDir }: LoadContext, { mode }: ModeOptions): Plugin {
  return {
    name: 'site-files',
    async loadContent() {
      const errors = (await findRefusedFiles(siteDir)).map(({ file, reason }) => `${file}: ${reason}`);
      throwErrors('The site cannot contain these files', errors);
    },
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/images/apple-touch-icon.png' } },
        ...Object.entries(themeColors).map(([scheme, content]) => ({
          tagName: 'meta',
          attributes: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
        })),
        ...(mode === 'development'
          ? []
          : [{ tagName: 'link', attributes: { rel: 'manifest', href: `/${rootFiles.manifest}` } }]),
      ],
    }),
    async postBuild({ outDir }) {
      const isFile = (from: string) => statSync(path.join(outDir, from), { throwIfNoEntry: false })?.isFile() ?? false;
      const errors = redirectErrors(redirects, allRoutes(outDir), isFile).map(({ reason }) => reason);
      throwErrors('src/facts/redirects.yaml has errors', errors);
      const files = {
        _headers: headersFile({ preview: mode === 'preview' }),
        _redirects: formatRedirects(redirects),
        [rootFiles.robots]: ROBOTS,
        [SECURITY_TEXT_PATH]: securityText(),
        [rootFiles.manifest]: manifest(),
      };
      for (const [name, text] of Object.entries(files)) await writeFileAndDirectory(path.join(outDir, name), text);
    },
  };
}
