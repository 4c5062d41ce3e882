/** Stands for `@docusaurus/core/lib/client/preload` in the browser's bundle; see `src/tooling/plugins/pageFiles.ts`. */
export { loadPage as default } from './pages';
