import './plugins/bundler/readFactsFirst';

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Config } from '@docusaurus/types';
import { today } from './lib/liveDays';
import { PARTNER_STATIC_DIRECTORY } from './plugins/artwork/partnerLogos';
import { PICTURE_STATIC_DIRECTORY } from './plugins/artwork/pictures/plugin';
import { TERRAIN_STATIC_DIRECTORY } from './plugins/artwork/terrain/plugin';
import { forgiving } from './plugins/desk/forgivingFrontMatter';
import highlightCode from './plugins/mdx/highlightCode';
import keepTogether from './plugins/mdx/keepTogether';
import labelCells from './plugins/mdx/labelCells';
import { parsePageFrontMatter } from './plugins/mdx/parseFrontMatter';
import refuseCode from './plugins/mdx/refuseCode';
import { detectPreview } from './plugins/preview/detectPreview';
import { canonicalPagesOnly } from './plugins/site-files/sitemap';
import { ssrTemplate } from './plugins/static-pages/ssrTemplate';
import { company, origin } from './src/site/company';
import { noMail, siteMailSettings } from './src/site/env';
import { measurementId } from './src/site/measurementId';

const environmentFile = path.join(__dirname, '.env');
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

const isProduction = process.env.NODE_ENV === 'production';
const preview = isProduction ? detectPreview(process.env) : null;
// A preview replaces some of the site's modules, and the bundler's cache does not notice.
if (preview) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
/** The handbook is for writers: development and previews include it, the live site does not. */
const hasHandbook = !isProduction || preview !== null;

/** The day whose pages the live site shows; null for development and previews, which also contain drafts. */
const day = hasHandbook ? null : today();

/** The desk runs in a process of its own, which `npm start` starts. */
const hasDesk = !isProduction && Boolean(process.env.DESK_PORT);

const pages: Partial<PagesOptions> = {
  path: 'pages',
  include: ['**/*.mdx'],
  ...(hasDesk && { mdxPageComponent: '@site/plugins/desk/DeskPage' }),
  beforeDefaultRemarkPlugins: [refuseCode],
  beforeDefaultRehypePlugins: [highlightCode, keepTogether, labelCells],
};

const handbookPages: Partial<PagesOptions> & { id: string } = {
  id: 'handbook',
  path: 'plugins/handbook/pages',
  routeBasePath: 'handbook',
  include: ['*.mdx'],
  mdxPageComponent: '@site/plugins/handbook/parts/MdxPage',
  beforeDefaultRemarkPlugins: [[refuseCode, { isHandbook: true }]],
  beforeDefaultRehypePlugins: [highlightCode],
};

const config: Config = {
  title: company.brand,
  url: origin,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  staticDirectories: ['static', PARTNER_STATIC_DIRECTORY, PICTURE_STATIC_DIRECTORY, TERRAIN_STATIC_DIRECTORY],
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-US' } } },

  future: { v4: true, faster: true },
  ssrTemplate,
  baseUrlIssueBanner: false,
  noIndex: preview !== null,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    parseFrontMatter: hasDesk ? forgiving(parsePageFrontMatter(__dirname, day)) : parsePageFrontMatter(__dirname, day),
    // In development, the page is shown, and the check's findings on it.
    hooks: { onBrokenMarkdownLinks: hasDesk ? 'warn' : 'throw', onBrokenMarkdownImages: hasDesk ? 'warn' : 'throw' },
  },

  // The plugins of preset-classic that the site needs, without its theme: `src/theme` replaces it.
  plugins: [
    ['@docusaurus/plugin-content-pages', pages],
    isProduction && [
      '@docusaurus/plugin-sitemap',
      { createSitemapItems: canonicalPagesOnly(__dirname), changefreq: null, priority: null },
    ],
    './plugins/static-pages/analytics.ts',
    './plugins/static-pages/bootScript.ts',
    './plugins/bundler/plugin.ts',
    './plugins/artwork/partnerLogos.ts',
    './plugins/artwork/pictures/plugin.ts',
    './plugins/static-pages/detectReactUse.ts',
    ['./plugins/site-files/plugin.ts', { day }],
    './plugins/static-pages/speculationRules.ts',
    ['./plugins/artwork/terrain/plugin.ts', { day }],
    ['./plugins/post-build/plugin.ts', { day }],
    hasHandbook && ['@docusaurus/plugin-content-pages', handbookPages],
    hasHandbook && './plugins/handbook/plugin.ts',
    !isProduction && './plugins/development/plugin.ts',
    hasDesk && './plugins/desk/plugin.ts',
    preview && ['./plugins/preview/plugin.ts', { ...preview }],
  ],
  clientModules: ['./src/styles/index.css'],
  customFields: {
    // In a preview, nobody answers.
    chatId: preview ? undefined : process.env.CHAT_ID,
    mail: preview ? noMail : siteMailSettings(process.env, isProduction),
    measurementId: preview ? undefined : measurementId(process.env),
  },
};

export default config;
