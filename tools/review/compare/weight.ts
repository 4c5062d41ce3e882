import type { ManifestPage } from '../../../plugins/manifest/types';
import type { Weight, WeightChange } from '../../../plugins/preview/changes';

/** Bytes on the wire that a page may gain or lose before it is news; a paragraph is about 200. */
const NEWS = { html: 512, scripts: 1024 };

export function weightOf({ bytes }: ManifestPage): Weight {
  return { html: bytes.html.brotli, css: bytes.css.brotli, scripts: bytes.scripts.brotli };
}

function gain({ before, after }: WeightChange, part: keyof Weight): number {
  return (after?.[part] ?? 0) - (before?.[part] ?? 0);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** What pages gained or lost together, in bytes: a script or style that all of them carry. */
export function sharedGain(changes: readonly WeightChange[]): { html: number; scripts: number } {
  return {
    html: median(changes.map((change) => gain(change, 'html'))),
    scripts: median(changes.map((change) => gain(change, 'scripts'))),
  };
}

export function isNews({ html, scripts }: { html: number; scripts: number }): boolean {
  return Math.abs(html) >= NEWS.html || Math.abs(scripts) >= NEWS.scripts;
}

/** Whether a page became heavier or lighter than what it shares with all others explains. */
export function hasOwnGain(change: WeightChange, shared: { html: number; scripts: number }): boolean {
  return isNews({ html: gain(change, 'html') - shared.html, scripts: gain(change, 'scripts') - shared.scripts });
}
