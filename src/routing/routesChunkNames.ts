/** Stands for `@generated/routesChunkNames` in the browser's bundle; see `src/tooling/plugins/pageFiles.ts`. */
export { routesChunkNames as default } from './generated';
