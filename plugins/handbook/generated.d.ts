/** Written by `plugins/handbook/plugin.ts`. */
declare module '@generated/handbook/default/all-blocks.json' {
  const blocks: { name: string; slug: string; summary: string }[];
  export default blocks;
}

declare module '@generated/handbook/default/front-matter.json' {
  const keys: import('./documentation').FrontMatterKey[];
  export default keys;
}

declare module '@generated/handbook/default/search.json' {
  const index: import('minisearch').AsPlainObject;
  export default index;
}

/** A block by the last part of its address: `cards.json`. */
declare module '@generated/handbook/default/*.json' {
  const block: import('./documentation').BlockDocumentation;
  export default block;
}
