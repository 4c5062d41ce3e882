/** What each folder of `src` may import, besides itself: folders or files of `src`. */
const MAY_IMPORT = {
  blocks: ['islands', 'account', 'chat', 'forms', 'ui', 'seo', 'site'],
  islands: ['account', 'chat', 'forms', 'site'],
  forms: ['analytics', 'toasts', 'ui', 'site'],
  account: ['toasts', 'ui', 'site'],
  chat: ['ui', 'site'],
  toasts: ['ui', 'site'],
  analytics: ['ui', 'site'],
  layouts: ['shell', 'analytics', 'ui', 'seo', 'site'],
  theme: ['shell', 'layouts', 'ui', 'seo', 'site'],
  shell: ['analytics', 'ui', 'site'],
  seo: ['site'],
  ui: ['site'],
  site: [],
  boot: ['ui/preferences', 'site'],
};

/** What the other folders may import, besides themselves. */
const OUTSIDE_SRC = {
  src: ['lib/facts'],
  plugins: ['src', 'lib'],
  tools: ['plugins', 'src', 'lib'],
  lib: [],
};

const list = (names) => names.join(', ') || 'nothing of ours';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
      name: `src-${folder}-imports`,
      comment: `src/${folder} may import ${list(allowed)} from src.`,
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})(/|\\.ts$)` },
    })),
    ...Object.entries(OUTSIDE_SRC).map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      comment: `${folder} may import ${list(allowed)}.`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: '^(src|plugins|tools|lib|tests)/', pathNot: `^(${[folder, ...allowed].join('|')})/` },
    })),
    {
      name: 'facts-are-read-in-site',
      comment: 'Only modules of src/site read files; bundles contain their values instead.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/site/' },
      to: { path: '^lib/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'Nothing imports it: delete it.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|plugins|tools|lib)/',
        pathNot: [
          '\\.d\\.ts$',
          // Docusaurus looks these up by name.
          '^src/theme/',
          // Read as text into the review report.
          '^tools/review/report/client\\.js$',
          // Take the place of modules of Node in the desk's page; see `tools/desk/server/bundle.ts`.
          '^tools/desk/app/(posixPath|browserYaml)\\.ts$',
          // The Cloudflare Worker, named in wrangler.jsonc.
          '^tools/hosting/cloudflare/notFound\\.ts$',
          // Bundled by `plugins/static-pages/analytics.ts`.
          '^src/analytics/analytics\\.ts$',
          // Bundled by `plugins/static-pages/bootScriptText.ts`.
          '^src/boot/(index|head)\\.ts$',
          // Loaded by the bundler; see `plugins/bundler/facts.ts`.
          '^plugins/bundler/factsLoader\\.cjs$',
          // Bundled by `plugins/static-pages/islands.ts`.
          '^src/islands/client\\.tsx$',
        ],
      },
      to: {},
    },
    {
      name: 'one-file-knows-emailjs',
      severity: 'error',
      from: { pathNot: '^src/forms/mailService\\.ts$' },
      to: { path: '@emailjs/browser' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|mdx)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'] },
  },
};
