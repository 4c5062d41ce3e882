/** Written by `plugins/handbook/plugin.ts`. */
declare module '@generated/handbook/default/sidebar.json' {
  const groups: import('./documentation').SidebarGroup[];
  export default groups;
}

declare module '@generated/handbook/default/front-matter.json' {
  const keys: import('./documentation').FrontMatterKey[];
  export default keys;
}

declare module '@generated/handbook/default/fact-files.json' {
  const files: import('./documentation').FactFile[];
  export default files;
}

declare module '@generated/handbook/default/search.json' {
  const index: import('minisearch').AsPlainObject;
  export default index;
}
