import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fetchedScripts } from '../../lib/pageScripts';
import type { BuildPlace, Bytes, ManifestPage } from '../../plugins/manifest/types';
import type { BuiltPage } from '../../plugins/post-build/builtPage';
import { openFileWeights } from './fileWeights';

function sum(bytes: readonly Bytes[]): Bytes {
  return bytes.reduce((all, { raw, brotli }) => ({ raw: all.raw + raw, brotli: all.brotli + brotli }), {
    raw: 0,
    brotli: 0,
  });
}

/** Returns a function that weighs a page of a build: its HTML with the styles in it, and the scripts that it fetches. */
export async function openPageWeights({
  outDirectory,
}: BuildPlace): Promise<(page: BuiltPage) => Promise<ManifestPage['bytes']>> {
  const weigh = await openFileWeights();

  function weighScript(file: string): Promise<Bytes> {
    const script = path.join(outDirectory, file);
    return weigh(existsSync(script) ? readFileSync(script) : '');
  }

  return ({ html, $ }) => {
    const weights = Promise.all([weigh(html), ...fetchedScripts($).map(weighScript)]);
    return weights.then(([html, ...scripts]) => ({ html, scripts: sum(scripts) }));
  };
}
