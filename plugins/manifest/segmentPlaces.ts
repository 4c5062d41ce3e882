import type { Element } from 'domhandler';
import type { Segment } from '../preview/segments';
import type { ClassModules } from './classModules';
import { withoutBuildNoise } from './normalize';
import type { ManifestSegment } from './types';

type SegmentPlace = Pick<ManifestSegment, 'where' | 'block' | 'dialog' | 'anchor' | 'src'>;

const BLOCKS = 'src/blocks/';
const HEADING = /^h([1-6])$/;
/** IDs that React derives from the position of an element in the tree. */
const REACT_ID = /^_R_/;

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element; one; one = one.parent?.type === 'tag' ? (one.parent as Element) : null) {
    found.push(one);
  }
  return found;
}

/** Returns the block of the innermost element that has a class of a block. */
function blockOf(ancestors: readonly Element[], modules: ClassModules): string | undefined {
  for (const { attribs } of ancestors) {
    for (const name of (attribs.class ?? '').split(/\s+/)) {
      const file = modules.get(name)?.file;
      if (file?.startsWith(BLOCKS)) return file.slice(BLOCKS.length).replace('.module.css', '');
    }
  }
  return undefined;
}

/** Returns the address of a heading: its own ID, or the ID of the section that it names. */
function anchorOf(ancestors: readonly Element[]): string | undefined {
  const id = ancestors[0]?.attribs.id;
  const section = ancestors.find(({ attribs }) => attribs.id && id && attribs['aria-labelledby'] === id);
  const anchor = section?.attribs.id ?? id;
  return anchor && !REACT_ID.test(anchor) ? anchor : undefined;
}

/**
 * Says where each segment is, so that a reviewer can find it: the headings above it, the question or the field that
 * contains it, and its block.
 * @param segments all segments of a part of the page, in its order
 */
export function segmentPlaces(segments: readonly Segment<Element>[], modules: ClassModules): SegmentPlace[] {
  const headings: { level: number; text: string }[] = [];
  const labels = new Map(
    segments.flatMap(({ element, text }) => (element.attribs.for ? [[element.attribs.for, text] as const] : [])),
  );
  const summaries = new Map(
    segments.flatMap(({ element, text }) => {
      const question = ancestorsOf(element).find(({ tagName }) => tagName === 'summary')?.parent;
      return question ? [[question, text] as const] : [];
    }),
  );

  return segments.map(({ element, tag, text }) => {
    const level = Number(HEADING.exec(tag)?.[1] ?? Number.NaN);
    const ancestors = ancestorsOf(element);
    while (headings.length > 0 && (headings.at(-1)?.level ?? 0) >= level) headings.pop();
    const containers = ancestors
      .slice(1)
      .map((one) => summaries.get(one) ?? labels.get(one.attribs.id ?? ''))
      .filter((label): label is string => Boolean(label) && label !== text);
    const where = [
      ...headings.filter((heading) => heading.level > 1).map((heading) => heading.text),
      ...containers.reverse(),
    ];
    if (level) headings.push({ level, text });
    const block = blockOf(ancestors, modules);
    const anchor = level ? anchorOf(ancestors) : undefined;
    // A question can be a heading, too.
    const unique = [...new Set(where)];
    const { src } = element.attribs;
    const dialog = ancestors.find(({ tagName }) => tagName === 'dialog')?.attribs['aria-label'];
    return {
      ...(unique.length > 0 && { where: unique }),
      ...(block && { block }),
      ...(dialog && { dialog }),
      ...(anchor && { anchor }),
      ...(src && { src: withoutBuildNoise(src) }),
    };
  });
}
