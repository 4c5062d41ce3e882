import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestSegment, PageDescription, PageManifest } from '../manifest/types';
import { type PagePositions, POSITIONS_FOLDER, type Position, pageName, positionKey } from './build';
import { openSourceTexts, type SourceTexts } from './sourceTexts';

/** Finds the sources of segments. */
export function positionsOf(
  segments: readonly ManifestSegment[],
  files: readonly string[],
  sources: SourceTexts,
): PagePositions {
  const positions: [string, Position][] = [];
  for (const segment of segments) {
    const text = segment.text || segment.name || '';
    const at = sources.closest(text, files);
    if (at) positions.push([positionKey(segment), { file: at.file, ...sources.passage(text, at) }]);
  }
  return Object.fromEntries(positions);
}

/** Writes for each page of a preview where its words come from, so that a reviewer can suggest others there. */
export async function writePositions(
  siteDirectory: string,
  outDirectory: string,
  { pages, shell, shared }: PageManifest<PageDescription>,
): Promise<void> {
  const texts = openSourceTexts(siteDirectory);
  const ofShell = new Map<string, PagePositions>();
  for (const part of ['header', 'footer'] as const) {
    for (const hash of new Set(pages.map(({ hashes }) => hashes[part]))) {
      ofShell.set(hash, positionsOf(shell[hash] ?? [], shared[part], texts));
    }
  }
  for (const { route, segments, sources, hashes } of pages) {
    const positions = {
      ...ofShell.get(hashes.header),
      ...ofShell.get(hashes.footer),
      ...positionsOf(segments, sources, texts),
    };
    const file = path.join(outDirectory, POSITIONS_FOLDER, `${pageName(route)}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(positions));
  }
}
