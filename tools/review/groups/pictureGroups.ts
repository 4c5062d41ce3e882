import path from 'node:path';
import { groupBy } from '../../../lib/groupBy';
import type { ManifestPage } from '../../../plugins/manifest/types';
import type { ChangeGroup, Place } from '../../../plugins/preview/changes';
import type { ImageChange, PageComparison } from '../compare/pages';
import type { Placed } from '../compare/words';
import { causesIn, type GroupContext, sourcesOf } from './context';
import { makeGroup } from './group';
import { placeOf } from './places';

/** A picture is called heavy from here on: it takes a slow phone a second to load. */
const HEAVY_BYTES = 200_000;

export function weightText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}

function segmentWith({ segments }: ManifestPage, src: string): Placed | null {
  const index = segments.findIndex((segment) => segment.src === src);
  const segment = segments[index];
  return segment ? { segment, index } : null;
}

type Loaded = NonNullable<ImageChange['after']>;

/** What a picture weighs: its file, and what phones and desktops load of it. */
const WEIGHTS: readonly (readonly [string, (image: Loaded) => number])[] = [
  ['the file has', ({ bytes }) => bytes],
  ['a phone loads at most', ({ bytes, phoneBytes }) => phoneBytes ?? bytes],
  ['a desktop at most', ({ bytes, desktopBytes }) => desktopBytes ?? bytes],
];

/** Says in one sentence what a picture weighs now, and what it weighed. */
function weightsText(before: ImageChange['before'], after: Loaded): string {
  // Without smaller files made by the build, everybody loads the file.
  const isOneFile = [before, after].every((image) => image?.phoneBytes === undefined);
  return WEIGHTS.slice(0, isOneFile ? 1 : WEIGHTS.length)
    .map(([what, of]) => {
      const was = before && weightText(of(before));
      const now = weightText(of(after));
      return `${what} ${now}${was === null ? '' : was === now ? ', as before' : ` (before: ${was})`}`;
    })
    .join('; ');
}

function titleOf({ path: file, before, after }: ImageChange): string {
  const name = path.basename(file);
  if (!after) return `The picture ${name} was removed.`;
  return `${before ? `The picture ${name} was replaced` : `New picture ${name}`}: ${weightsText(before, after)}.`;
}

function loadedBytes(image: ImageChange['after']): number {
  return image?.phoneBytes ?? image?.bytes ?? 0;
}

function imagePlace(context: GroupContext, page: PageComparison, image: ImageChange): Place {
  const pair = { before: segmentWith(page.before, image.path), after: segmentWith(page.after, image.path) };
  return placeOf(context, { page: page.after }, pair);
}

/** Reports each added, removed and replaced picture once, with its weight. */
export function pictureGroups(context: GroupContext): ChangeGroup[] {
  const found = context.comparison.pages.flatMap((page) => page.images.map((image) => ({ page, image })));
  const byImage = groupBy(found, ({ image }) => JSON.stringify(image));
  return [...byImage.values()].map((group) => {
    const [{ page, image }] = group;
    const places = group.map((one) => imagePlace(context, one.page, one.image));
    const textOn = (side: 'before' | 'after') => segmentWith(page[side], image.path)?.segment.name ?? '';
    const text = { before: textOn('before'), after: textOn('after') };
    const added = Math.max(0, loadedBytes(image.after) - loadedBytes(image.before));
    const isHeavy = added > 0 && loadedBytes(image.after) > HEAVY_BYTES;
    const name = path.basename(image.path).replace(/\.\w+$/, '');
    const because = context.files.paths.filter((file) => path.basename(file).replace(/\.\w+$/, '') === name);
    return makeGroup({
      kind: 'picture',
      key: image,
      title: titleOf(image),
      differences: text.before !== text.after ? [{ label: 'Alternative text', ...text }] : [],
      notes: isHeavy ? [`The picture is heavy: pages with it weigh ${weightText(added)} more.`] : [],
      places,
      because: [...because, ...causesIn(context, sourcesOf(context, page.after), name)],
    });
  });
}
