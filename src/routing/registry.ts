/** Stands for `@generated/registry` in the browser's bundle; see `src/tooling/plugins/pageFiles.ts`. */
export { registry as default } from './generated';
