import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { company, origin } from './src/site/company';
import { siteMailSettings } from './src/site/env';
import { measurementId } from './src/site/measurementId';
import highlightCode from './src/tooling/highlightCode';
import joinLines from './src/tooling/joinLines';
import { parsePageFrontMatter } from './src/tooling/parseFrontMatter';
import { PARTNER_STATIC_DIRECTORY } from './src/tooling/plugins/partnerLogos';
import { TERRAIN_STATIC_DIRECTORY } from './src/tooling/plugins/terrain';
import { canonicalPagesOnly } from './src/tooling/sitemap';
import { ssrTemplate } from './src/tooling/ssrTemplate';

const environmentFile = path.join(__dirname, '.env');
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

const isProduction = process.env.NODE_ENV === 'production';
const isPreview = Boolean(process.env.PREVIEW);
/** The writers' handbook is part of the site in development and in previews, and not of what visitors get. */
const hasHandbook = !isProduction || isPreview;

const preset: Options = {
  docs: hasHandbook && {
    path: 'src/handbook',
    routeBasePath: 'handbook',
    sidebarPath: './sidebars.ts',
    beforeDefaultRehypePlugins: [highlightCode],
  },
  blog: false,
  pages: {
    path: 'pages',
    include: ['**/*.mdx'],
    beforeDefaultRehypePlugins: [highlightCode, joinLines],
  },
  sitemap: { createSitemapItems: canonicalPagesOnly(__dirname), changefreq: null, priority: null },
  svgr: false,
  debug: false,
};

const config: Config = {
  title: company.brand,
  url: origin,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  staticDirectories: ['static', PARTNER_STATIC_DIRECTORY, TERRAIN_STATIC_DIRECTORY],
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-US' } } },

  future: { v4: true, faster: true },
  ssrTemplate,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    parseFrontMatter: parsePageFrontMatter(__dirname),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  presets: [['./src/tooling/preset.ts', preset]],
  plugins: [
    './src/tooling/plugins/bootScript.ts',
    './src/tooling/plugins/classNames.ts',
    './src/tooling/plugins/pageFiles.ts',
    './src/tooling/plugins/partnerLogos.ts',
    './src/tooling/plugins/siteFiles.ts',
    './src/tooling/plugins/terrain.ts',
    './src/tooling/plugins/trustedTypes.ts',
    './src/tooling/plugins/finishPages.ts',
    hasHandbook && './src/tooling/plugins/handbook.ts',
    !isProduction && './src/tooling/mailbox/index.ts',
  ],
  clientModules: ['./src/styles/index.css'],
  customFields: {
    chatId: process.env.CHAT_ID,
    mail: siteMailSettings(process.env, isProduction),
    measurementId: measurementId(process.env),
  },
};

export default config;
