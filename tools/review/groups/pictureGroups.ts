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

function titleOf({ path: file, before, after }: ImageChange): string {
  const name = path.basename(file);
  if (!before) return `New picture ${name}, ${weightText(after?.bytes ?? 0)}.`;
  if (!after) return `The picture ${name} was removed.`;
  const weights = [before, after].map(({ bytes }) => weightText(bytes));
  const weight = weights[0] === weights[1] ? `It still weighs ${weights[0]}` : `${weights[0]} became ${weights[1]}`;
  return `The picture ${name} was replaced. ${weight}.`;
}

function loadedBytes(image: ImageChange['after']): number {
  return image?.phoneBytes ?? image?.bytes ?? 0;
}

function imagePlace(context: GroupContext, page: PageComparison, image: ImageChange): Place {
  const pair = { before: segmentWith(page.before, image.path), after: segmentWith(page.after, image.path) };
  return placeOf(context, { page: page.after }, pair);
}

/** Tells each added, removed and replaced picture once, with its weight. */
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
    const onPhones = image.after?.phoneBytes;
    const name = path.basename(image.path).replace(/\.\w+$/, '');
    const because = context.files.paths.filter((file) => path.basename(file).replace(/\.\w+$/, '') === name);
    return makeGroup({
      kind: 'picture',
      key: image,
      title: titleOf(image),
      differences: text.before !== text.after ? [{ label: 'Alternative text', ...text }] : [],
      notes: [
        ...(onPhones === undefined ? [] : [`A phone loads at most ${weightText(onPhones)} of it.`]),
        ...(isHeavy ? [`The picture is heavy: pages with it weigh ${weightText(added)} more.`] : []),
      ],
      places,
      because: [...because, ...causesIn(context, sourcesOf(context, page.after), name)],
    });
  });
}
