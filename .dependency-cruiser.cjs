/** What each folder of `src` may import, besides itself: folders or files of `src`. */
const IN_SRC = {
  blocks: ['islands', 'account', 'chat', 'forms', 'ui', 'seo', 'config', 'site'],
  islands: ['account', 'chat', 'forms', 'ui', 'config', 'site'],
  forms: ['analytics', 'toasts', 'ui', 'config', 'site'],
  account: ['toasts', 'ui', 'site'],
  chat: ['ui', 'config', 'site'],
  toasts: ['ui', 'site'],
  analytics: ['ui', 'config', 'site'],
  layouts: ['shell', 'analytics', 'ui', 'seo', 'config', 'site'],
  theme: ['islands/ErrorScreen', 'shell', 'layouts', 'ui', 'seo', 'config', 'site'],
  shell: ['analytics', 'ui', 'config', 'site'],
  seo: ['config', 'site'],
  ui: ['config', 'site'],
  config: [],
  site: [],
  boot: ['config', 'forms/draft', 'islands/earlyInput', 'islands/startReact', 'site'],
};

/** What each folder of `plugins` may import, besides itself: folders of `plugins`. */
const IN_PLUGINS = {
  artwork: [],
  bundler: [],
  development: [],
  handbook: [],
  islands: [],
  mdx: [],
  'post-build': ['artwork', 'site-files', 'islands', 'scripts'],
  preview: [],
  'site-files': [],
  scripts: ['bundler'],
};

/** What the other folders may import, besides themselves. */
const OUTSIDE_SRC = {
  src: ['lib/facts', 'lib/siteAddress'],
  plugins: ['src', 'lib'],
  tools: ['plugins', 'src', 'lib'],
  lib: [],
};

const list = (names) => names.join(', ') || 'nothing of ours';

const folderRules = (room, folders) =>
  Object.entries(folders).map(([folder, allowed]) => ({
    name: `${room}-${folder}-imports`,
    comment: `${room}/${folder} may import ${list(allowed)} from ${room}.`,
    severity: 'error',
    from: { path: `^${room}/${folder}/` },
    to: { path: `^${room}/`, pathNot: `^${room}/(${[folder, ...allowed].join('|')})(/|\\.tsx?$)` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...folderRules('src', IN_SRC),
    ...folderRules('plugins', IN_PLUGINS),
    ...Object.entries(OUTSIDE_SRC).map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      comment: `${folder} may import ${list(allowed)}.`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: '^(src|plugins|tools|lib|tests)/', pathNot: `^(${[folder, ...allowed].join('|')})(/|\\.tsx?$)` },
    })),
    {
      name: 'facts-are-read-in-site',
      comment: 'Only modules of src/site read files; bundles contain their values instead.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/site/' },
      to: { path: '^lib/', pathNot: '^lib/siteAddress\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'An import of types is no cycle: nothing is left of it in the code that runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
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
          // Bundled by `plugins/scripts/plugin.ts`.
          '^src/analytics/analytics\\.ts$',
          // Bundled by `plugins/scripts/plugin.ts`.
          '^src/boot/(index|head|formArrival)\\.ts$',
          // Loaded by the bundler; see `plugins/bundler/facts.ts`.
          '^plugins/bundler/factsLoader\\.cjs$',
          // Bundled by `plugins/islands/plugin.ts`.
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
