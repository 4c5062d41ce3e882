import { openManifest } from '../../plugins/manifest/manifest';
import type { BuildPlace, ManifestPage, PageManifest } from '../../plugins/manifest/types';
import { builtPages, readBuiltPage } from '../../plugins/post-build/builtPage';
import { openPageWeights } from './pageWeights';

/**
 * Describes every page of a build, with its weight. Two builds of one commit give the same manifest. It reads the finished
 * build, so it can also describe a build of an older state of the site.
 */
export async function weighedManifest(place: BuildPlace): Promise<PageManifest<ManifestPage>> {
  const canonical = readBuiltPage(place.outDirectory, '/').$('link[rel=canonical]').attr('href');
  const manifest = await openManifest(place, canonical ?? '');
  const weigh = await openPageWeights(place);
  const pages: Promise<ManifestPage>[] = [];
  for (const page of builtPages(place.outDirectory)) {
    const description = manifest.describe(page);
    pages.push(weigh(page).then((bytes) => ({ ...description, bytes })));
  }
  return manifest.of(await Promise.all(pages));
}
