import { median } from '../../../lib/median';
import type { ManifestPage } from '../../../plugins/manifest/types';
import type { Weight, WeightChange } from '../../../plugins/preview/changes';

/** Transferred bytes by which a page must grow or shrink to be reported; a paragraph is about 200. */
const REPORTED_BYTES = { html: 512, scripts: 1024 };

/** Bytes that were added; negative if bytes were removed. */
export interface AddedBytes {
  html: number;
  scripts: number;
}

export function weightOf({ bytes }: ManifestPage): Weight {
  return { html: bytes.html.brotli, css: bytes.css.brotli, scripts: bytes.scripts.brotli };
}

function addedBytes({ before, after }: WeightChange, part: keyof AddedBytes): number {
  return (after?.[part] ?? 0) - (before?.[part] ?? 0);
}

/** Returns the bytes that a typical page gained or lost, for example because of a script that all pages load. */
export function sharedAddedBytes(changes: readonly WeightChange[]): AddedBytes {
  return {
    html: median(changes.map((change) => addedBytes(change, 'html'))),
    scripts: median(changes.map((change) => addedBytes(change, 'scripts'))),
  };
}

export function isReported({ html, scripts }: AddedBytes): boolean {
  return Math.abs(html) >= REPORTED_BYTES.html || Math.abs(scripts) >= REPORTED_BYTES.scripts;
}

/** Whether a page gained or lost more than what all pages have in common. */
export function hasOwnWeightChange(change: WeightChange, shared: AddedBytes): boolean {
  return isReported({
    html: addedBytes(change, 'html') - shared.html,
    scripts: addedBytes(change, 'scripts') - shared.scripts,
  });
}
