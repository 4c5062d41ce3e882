import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Origins = Record<string, string[]>;
type Assets = Record<string, { js?: { file: string }[] }>;

function readJson<Value>(file: string, otherwise: Value): Value {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}

/** Returns every chunk name in a route's entry, which is nested: `{ __comp: '1f39', __context: { plugin: 'a745' } }`. */
function chunkNames(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return entry && typeof entry === 'object' ? Object.values(entry).flatMap(chunkNames) : [];
}

/**
 * Finds the scripts that a route needs in addition to those of every page, in the files that Docusaurus generates.
 * @param generatedDirectory `.docusaurus` of a build
 * @returns a function from a route to paths in the built site; it returns no paths if the generated files are missing
 */
export function routeScripts(generatedDirectory: string): (route: string) => string[] {
  const { origins, assets } = readJson<{ origins: Origins; assets: Assets }>(
    path.join(generatedDirectory, 'client-manifest.json'),
    { origins: {}, assets: {} },
  );
  const routes = Object.entries(
    readJson<Record<string, unknown>>(path.join(generatedDirectory, 'routesChunkNames.json'), {}),
  );
  return (route) => {
    // Docusaurus appends three characters to the route: `/about-100`.
    const entry = routes.find(([key]) => key.slice(0, -4) === route && /-[0-9a-f]{3}$/.test(key))?.[1];
    const ids = chunkNames(entry).flatMap((name) => origins[name] ?? []);
    return [...new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({ file }) => file))];
  };
}
