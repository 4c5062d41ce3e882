/** Who may import whom. A folder may import itself and what stands in its list, folders or files. */
const MAY_IMPORT = {
  blocks: ['ui', 'account', 'forms', 'seo', 'site'],
  forms: ['measurement', 'notices', 'ui', 'site'],
  account: ['notices', 'ui', 'site'],
  notices: ['ui', 'site'],
  measurement: ['ui', 'site'],
  layouts: ['chrome', 'handbook', 'measurement', 'ui', 'seo', 'site', 'theme'],
  theme: ['chrome', 'handbook', 'layouts', 'ui', 'seo', 'site'],
  handbook: ['blocks', 'ui', 'seo', 'site'],
  chrome: ['measurement', 'ui', 'site'],
  seo: ['site'],
  ui: ['site'],
  site: [],
  boot: ['ui/preferences', 'site'],
  preview: ['forms', 'site'],
  tooling: ['blocks', 'preview', 'ui', 'seo', 'site', 'handbook/documentation', 'handbook/searchOptions'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
      name: `${folder}-imports`,
      comment: `src/${folder} may import ${allowed.join(', ') || 'nothing of ours'}.`,
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})(/|\\.ts$)` },
    })),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'Nothing imports it: delete it.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [
          '\\.d\\.ts$',
          '\\.examples\\.tsx$',
          '^src/theme/',
          // Stands inside the report as text.
          '^src/tooling/review/report/client\\.js$',
          '^src/tooling/hosts/cloudflare/notFound\\.ts$',
          // Bundled by `plugins/analytics.ts`.
          '^src/measurement/analytics\\.ts$',
          // Bundled into pages by `bootScripts.ts`.
          '^src/boot/(index|head)\\.ts$',
          // Put in the place of React's own by `plugins/reactUse.ts`.
          '^src/tooling/reactUse/',
        ],
      },
      to: {},
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
