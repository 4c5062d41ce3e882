import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageScripts } from '../../lib/pageScripts';
import type { BuiltPage } from '../post-build/builtPage';
import { openFileWeights } from './fileWeights';
import { routeScripts } from './scripts';
import type { BuildPlace, Bytes, ManifestPage } from './types';

function sum(bytes: readonly Bytes[]): Bytes {
  return bytes.reduce((all, { raw, brotli }) => ({ raw: all.raw + raw, brotli: all.brotli + brotli }), {
    raw: 0,
    brotli: 0,
  });
}

/** Weighs the pages of a build: their HTML, the styles in it, and the scripts that they fetch. */
export async function openPageWeights({
  outDirectory,
  generatedDirectory,
}: BuildPlace): Promise<(page: BuiltPage) => Promise<ManifestPage['bytes']>> {
  const weigh = await openFileWeights();
  const scriptsOf = routeScripts(generatedDirectory);

  function weighScript(file: string): Promise<Bytes> {
    const script = path.join(outDirectory, file);
    return weigh(existsSync(script) ? readFileSync(script) : '');
  }

  return ({ route, html, $ }) => {
    const { own, react } = pageScripts($);
    const named = [...own, ...react].map((script) => script.slice(1));
    const fetched = new Set([...named, ...(react.length > 0 ? scriptsOf(route) : [])]);
    const weights = Promise.all([weigh(html), weigh($('style').text()), ...[...fetched].map(weighScript)]);
    return weights.then(([html, css, ...scripts]) => ({ html, css, scripts: sum(scripts) }));
  };
}
