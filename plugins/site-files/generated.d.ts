/** Written by `plugins/site-files/plugin.ts`. */
declare module '@generated/site-files/default/pages-over.json' {
  const routes: string[];
  export default routes;
}
