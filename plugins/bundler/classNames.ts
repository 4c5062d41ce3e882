import type { Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const CSS_MODULE = /(\w+)\.module\.css$/;

/**
 * Names a class after its stylesheet, `Hero_title`, in place of Docusaurus' `title_aB3d`: people can read it, and a page has
 * 0.4 kB less to transfer. Two stylesheets must not share a file name (`tests/unit/repository`). Docusaurus has no setting for it:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/base.ts. Remove when it has.
 * @throws Error if Docusaurus configures CSS Modules differently
 */
export function nameClasses({ module }: BundlerConfig): void {
  const loaders = (module?.rules ?? []).flatMap((rule) => (rule && rule !== '...' ? rule.use : [])) as {
    options?: { modules?: object };
  }[];
  const options = loaders.map((loader) => loader?.options?.modules).find(Boolean);
  if (!options)
    throw new Error('Docusaurus configures CSS Modules differently now. Change plugins/bundler/classNames.ts.');
  Object.assign(options, { localIdentName: '[1]_[local]', localIdentRegExp: CSS_MODULE });
}
