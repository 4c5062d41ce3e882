/** What each folder of `src` may import, besides itself: folders or files of `src`. */
const IN_SRC = {
  blocks: ['browser/islands', 'account', 'browser/chat', 'forms', 'ui', 'seo', 'config', 'facts'],
  'browser/islands': ['account', 'browser/chat', 'browser/closest', 'forms', 'ui', 'config', 'facts'],
  forms: [
    'browser/analytics',
    'browser/boot/theme',
    'browser/loadScript',
    'browser/timeout',
    'toasts',
    'ui',
    'config',
    'facts',
  ],
  account: ['toasts', 'ui', 'config', 'facts'],
  'browser/chat': ['browser/loadScript', 'ui', 'config', 'facts'],
  toasts: ['browser/timeout', 'ui', 'facts'],
  'browser/analytics': ['browser/closest', 'browser/loadScript', 'ui', 'config', 'facts'],
  layouts: ['shell', 'browser/analytics', 'ui', 'seo', 'config', 'facts'],
  theme: ['browser/islands/ErrorScreen', 'shell', 'layouts', 'ui', 'seo', 'config', 'facts'],
  shell: ['browser/analytics', 'ui', 'config', 'facts'],
  seo: ['config', 'facts'],
  ui: ['config', 'facts'],
  config: [],
  facts: [],
  'browser/boot': ['browser/closest', 'browser/islands/beforeReact', 'forms/draft', 'config', 'facts'],
};

/** What each folder of `plugins` may import, besides itself: folders of `plugins`. */
const IN_PLUGINS = {
  artwork: ['mdx', 'buildMode'],
  bundler: ['buildMode'],
  development: [],
  handbook: [],
  islands: ['buildMode'],
  mdx: [],
  'post-build': ['artwork', 'site-files', 'islands', 'scripts', 'mdx', 'buildMode'],
  preview: ['mdx', 'buildMode'],
  'site-files': ['artwork/(siteStyles|pictures)', 'mdx', 'buildMode'],
  scripts: ['bundler', 'buildMode'],
};

/** What each folder of the root may import, besides itself. */
const ROOTS = {
  src: ['lib/facts', 'lib/urls'],
  plugins: ['src', 'lib'],
  tools: ['plugins', 'src', 'lib'],
  lib: [],
};

const list = (names) => names.join(', ') || 'nothing of ours';

const directoryRules = (root, directories) =>
  Object.entries(directories).map(([directory, allowed]) => ({
    name: `${root}-${directory}-imports`,
    comment: `${root}/${directory} may import ${list(allowed)} from ${root}.`,
    severity: 'error',
    from: { path: `^${root}/${directory}/` },
    to: { path: `^${root}/`, pathNot: `^${root}/(${[directory, ...allowed].join('|')})(/|\\.tsx?$)` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directoryRules('src', IN_SRC),
    ...directoryRules('plugins', IN_PLUGINS),
    ...Object.entries(ROOTS).map(([directory, allowed]) => ({
      name: `${directory}-imports`,
      comment: `${directory} may import ${list(allowed)}.`,
      severity: 'error',
      from: { path: `^${directory}/` },
      to: { path: '^(src|plugins|tools|lib|tests)/', pathNot: `^(${[directory, ...allowed].join('|')})(/|\\.tsx?$)` },
    })),
    {
      name: 'facts-are-read-in-facts',
      comment: 'Only modules of src/facts read files; bundles contain their values instead.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/facts/' },
      to: { path: '^lib/', pathNot: '^lib/urls\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Imports of types do not count, because they are gone once the code is compiled.',
      severity: 'error',
      // The index imports itself, to give the blocks their names.
      from: { pathNot: '^src/blocks/index\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
    {
      name: 'no-cycles-of-blocks',
      comment: 'A block that imports the index, even only its types, imports every other block.',
      severity: 'error',
      from: { path: '^src/blocks/', pathNot: '^src/blocks/index\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'one-file-knows-emailjs',
      severity: 'error',
      from: { pathNot: '^src/forms/send\\.ts$' },
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
