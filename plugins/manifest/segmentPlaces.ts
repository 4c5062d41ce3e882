import type { ChildNode, Element } from 'domhandler';
import type { Segment } from '../preview/segments';
import { type ClassModules, localName } from './classModules';
import { withoutBuildNoise } from './normalize';
import type { ManifestSegment } from './types';

type SegmentPlace = Pick<ManifestSegment, 'where' | 'parts' | 'block' | 'dialog' | 'anchor' | 'src'>;

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
      const file = modules.get(localName(name));
      if (file?.startsWith(BLOCKS)) return file.slice(BLOCKS.length).replace('.module.css', '');
    }
  }
  return undefined;
}

function textOf(node: ChildNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns the texts of a link or list item that contains only elements with text: a title and its description. */
function partsOf(element: Element): string[] {
  const children = element.children.filter((child) => textOf(child).trim());
  const elements = children.filter((child): child is Element => child.type === 'tag');
  if (elements.length < children.length) return [];
  const [only, ...more] = elements;
  return only && more.length === 0 ? partsOf(only) : elements.map((part) => textOf(part).replace(/\s+/g, ' ').trim());
}

/** Returns the address of a heading: its own ID, or the ID of the section that it names. */
function anchorOf(ancestors: readonly Element[]): string | undefined {
  const id = ancestors[0]?.attribs.id;
  const section = ancestors.find(({ attribs }) => attribs.id && id && attribs['aria-labelledby'] === id);
  const anchor = section?.attribs.id ?? id;
  return anchor && !REACT_ID.test(anchor) ? anchor : undefined;
}

/**
 * Says where each segment is, so that a reviewer can find it: the headings above it, the question, field or menu that
 * contains it, and its block.
 * @param segments all segments of a part of the page, in its order
 */
export function segmentPlaces(segments: readonly Segment<Element>[], modules: ClassModules): SegmentPlace[] {
  const headings: { level: number; text: string }[] = [];
  // A label names a field, and a button the menu that it opens.
  const labels = new Map(
    segments.flatMap(({ element: { attribs }, text }) => {
      const id = attribs.for ?? attribs['aria-controls'];
      return id ? [[id, text] as const] : [];
    }),
  );
  const nameOf = ({ tagName, attribs }: Element) =>
    labels.get(attribs.id ?? '') ?? (tagName === 'section' ? attribs['aria-label'] : undefined);
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
      .map((one) => summaries.get(one) ?? nameOf(one))
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
    const parts = tag === 'a' || tag === 'li' ? partsOf(element) : [];
    const dialog = ancestors.find(({ tagName }) => tagName === 'dialog')?.attribs['aria-label'];
    return {
      ...(unique.length > 0 && { where: unique }),
      ...(parts.length > 1 && { parts }),
      ...(block && { block }),
      ...(dialog && { dialog }),
      ...(anchor && { anchor }),
      ...(src && { src: withoutBuildNoise(src) }),
    };
  });
}
