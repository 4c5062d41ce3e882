import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { company, origin } from './src/site/company';
import { noMail, siteMailSettings } from './src/site/env';
import { measurementId } from './src/site/measurementId';
import highlightCode from './src/tooling/highlightCode';
import joinLines from './src/tooling/joinLines';
import { parsePageFrontMatter } from './src/tooling/parseFrontMatter';
import { PARTNER_STATIC_DIRECTORY } from './src/tooling/plugins/partnerLogos';
import { TERRAIN_STATIC_DIRECTORY } from './src/tooling/plugins/terrain';
import { detectPreview } from './src/tooling/preview';
import { canonicalPagesOnly } from './src/tooling/sitemap';
import { ssrTemplate } from './src/tooling/ssrTemplate';

const environmentFile = path.join(__dirname, '.env');
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

const isProduction = process.env.NODE_ENV === 'production';
const preview = isProduction ? detectPreview(process.env) : null;
// The bundler's cache does not know that a preview replaces files of the site.
if (preview) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
/** The writers' handbook is part of the site in development and in previews, and not of the live site. */
const hasHandbook = !isProduction || preview !== null;

const classicOptions: Options = {
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
  noIndex: preview !== null,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    parseFrontMatter: parsePageFrontMatter(__dirname),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  presets: [['./src/tooling/preset.ts', classicOptions]],
  plugins: [
    './src/tooling/plugins/analytics.ts',
    './src/tooling/plugins/bootScript.ts',
    './src/tooling/plugins/classNames.ts',
    './src/tooling/plugins/partnerLogos.ts',
    './src/tooling/plugins/reactUse.ts',
    './src/tooling/plugins/siteFiles.ts',
    './src/tooling/plugins/speculationRules.ts',
    './src/tooling/plugins/terrain.ts',
    './src/tooling/plugins/trustedTypes.ts',
    './src/tooling/plugins/finishPages.ts',
    hasHandbook && './src/tooling/plugins/handbook.ts',
    !isProduction && './src/tooling/mailbox/index.ts',
    preview && ['./src/tooling/plugins/preview.ts', { ...preview }],
  ],
  clientModules: ['./src/styles/index.css'],
  customFields: {
    chatId: process.env.CHAT_ID,
    mail: preview ? noMail : siteMailSettings(process.env, isProduction),
    measurementId: preview ? undefined : measurementId(process.env),
  },
};

export default config;
