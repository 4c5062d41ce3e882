import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { ICON_STATIC_DIRECTORY } from './plugins/artwork/icons';
import { PARTNER_STATIC_DIRECTORY } from './plugins/artwork/partnerLogos';
import { PICTURE_STATIC_DIRECTORY } from './plugins/artwork/pictures';
import { buildMode } from './plugins/buildMode';
import { ssrTemplate } from './plugins/islands/plugin';
import { frontMatterParser } from './plugins/mdx/frontMatter';
import refuseCode, { refuseText } from './plugins/mdx/page-code/refuseCode';
import { highlightCode, keepTogether, labelCells, markTermLists } from './plugins/mdx/rehypePlugins';
import { sitemapOptions } from './plugins/site-files/plugin';
import { HANDBOOK_DIRECTORY } from './src/config/paths';
import { company, origin } from './src/facts/company';

type PagesOptions = Extract<ClassicOptions['pages'], object>;
type DocsOptions = Extract<ClassicOptions['docs'], object>;

const environmentFile = path.join(__dirname, '.env');
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

const { mode, preview, connections } = buildMode(process.env);
// The handbook is for writers.
const hasHandbook = mode !== 'live';
// A preview replaces some of the site's modules, which the bundler's cache does not notice.
if (preview) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

// In development, a page with a broken link is still shown, because somebody may be writing it.
const onBrokenMarkdown = mode === 'development' ? 'warn' : 'throw';

const pagesOptions: PagesOptions = {
  path: 'pages',
  include: ['**/*.mdx'],
  beforeDefaultRemarkPlugins: [refuseCode],
  beforeDefaultRehypePlugins: [highlightCode, keepTogether, labelCells, markTermLists],
};

const handbookOptions: DocsOptions = {
  path: 'handbook',
  routeBasePath: HANDBOOK_DIRECTORY,
  include: ['**/*.mdx'],
  sidebarPath: './sidebars.ts',
  docsRootComponent: '@site/plugins/handbook/DocsRoot',
  docVersionRootComponent: '@site/plugins/handbook/DocsRoot',
  docRootComponent: '@site/plugins/handbook/DocRoot',
  docItemComponent: '@site/plugins/handbook/DocItem',
  numberPrefixParser: false,
  breadcrumbs: false,
  admonitions: false,
  beforeDefaultRemarkPlugins: [[refuseCode, { isHandbook: true }]],
  beforeDefaultRehypePlugins: [highlightCode],
};

const presetOptions: ClassicOptions = {
  docs: hasHandbook && handbookOptions,
  pages: pagesOptions,
  sitemap: sitemapOptions(__dirname),
  blog: false,
  debug: false,
  svgr: false,
};

const config: Config = {
  title: company.brand,
  url: origin,
  // The code writes addresses without a base URL, so the site works only at the root of a domain or subdomain.
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  staticDirectories: ['static', ICON_STATIC_DIRECTORY, PARTNER_STATIC_DIRECTORY, PICTURE_STATIC_DIRECTORY],
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-US' } } },

  // Listed one by one, because `v4: true` would also switch on what a later Docusaurus adds. `useCssCascadeLayers` is for Infima.
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  ssrTemplate,
  baseUrlIssueBanner: false,
  noIndex: preview !== null,
  // The handbook's examples link to pages that an owner may have deleted. The live site is built without it.
  onBrokenLinks: hasHandbook ? 'warn' : 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    emoji: false,
    preprocessor: refuseText,
    parseFrontMatter: frontMatterParser(__dirname, preview !== null),
    hooks: { onBrokenMarkdownLinks: onBrokenMarkdown, onBrokenMarkdownImages: onBrokenMarkdown },
  },

  presets: [['./plugins/classicPreset.ts', presetOptions]],
  plugins: [
    ['./plugins/scripts/plugin.ts', { mode }],
    ['./plugins/bundler/plugin.ts', { mode }],
    './plugins/artwork/icons.ts',
    './plugins/artwork/partnerLogos.ts',
    ['./plugins/artwork/pictures.ts', { mode }],
    ['./plugins/islands/plugin.ts', { mode }],
    ['./plugins/site-files/plugin.ts', { mode }],
    ['./plugins/post-build/plugin.ts', { mode }],
    hasHandbook && './plugins/handbook/plugin.ts',
    mode === 'development' && './plugins/development/plugin.ts',
    preview && ['./plugins/preview/plugin.ts', { ...preview }],
  ],
  clientModules: ['./src/styles/index.css'],
  customFields: { ...connections },
};

export default config;
