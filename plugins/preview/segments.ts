/**
 * The segments of a page: its headings, paragraphs, list items, cells, buttons and pictures, in the order of the page.
 * The page manifest lists them in Node and the preview bar in the browser. Both use this code, so that segment 12 is the
 * same one on both sides. Both read the page as it is served; React may add to it afterwards.
 */

/** The common part of a browser's and cheerio's nodes. */
interface TreeNode {
  readonly nodeType: number;
  /** Text of a text node. */
  readonly nodeValue?: string | null;
}

export interface TreeElement extends TreeNode {
  readonly tagName: string;
  readonly childNodes: ArrayLike<TreeNode>;
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>;
}

interface SegmentLink {
  text: string;
  /** As in the page: `/contact`, `#form`, `mailto:…`. */
  to: string;
}

export interface Segment<Element = unknown> {
  element: Element;
  /** Lower case: `p`, `h2`, `a`. */
  tag: string;
  /** Its own text, without segments inside it; one line, except in `pre`. */
  text: string;
  /** Text that is not shown as text: alternative text, placeholders and labels for screen readers. */
  name: string;
  /** Links in it, or the link around it. */
  links: SegmentLink[];
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/** Elements that belong to the text around them (https://html.spec.whatwg.org/#phrasing-content-2), also in SVG. */
const INLINE = new Set(
  `a abbr b bdi bdo br button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time
   tspan u var wbr`.split(/\s+/),
);

/**
 * Elements that group others: a link or button that is alone in one is a segment. The same is true for a list item or
 * cell that contains other segments.
 */
const CONTAINERS = new Set(
  `address article aside body details dialog div dl fieldset figure footer form header hgroup main nav ol section
   svg ul`.split(/\s+/),
);

const CONTROLS = new Set(['a', 'button', 'label']);
const WITHOUT_WORDS = new Set(['script', 'style', 'template', 'object', 'iframe']);

interface Content<Element> {
  text: string;
  /** Whether there is text outside links, buttons and labels. */
  hasLooseText: boolean;
  links: SegmentLink[];
  /** Elements inside that can be segments, in the order of the page. */
  inner: { element: Element; isControl: boolean; isInControl: boolean; link: SegmentLink | null }[];
}

function isElement<Element extends TreeElement = TreeElement>(node: TreeNode): node is Element {
  return node.nodeType === ELEMENT_NODE;
}

function tagOf(element: TreeElement): string {
  return element.tagName.toLowerCase();
}

function attributeOf(element: TreeElement, name: string): string {
  return Array.from(element.attributes).find((attribute) => attribute.name === name)?.value ?? '';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function rawText(node: TreeNode): string {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ?? '';
  return isElement(node) ? Array.from(node.childNodes).map(rawText).join('') : '';
}

function readNameOf(element: TreeElement): string {
  return oneLine(
    attributeOf(element, 'alt') || attributeOf(element, 'aria-label') || attributeOf(element, 'placeholder'),
  );
}

function linkOf(element: TreeElement): SegmentLink | null {
  const to = attributeOf(element, 'href');
  if (tagOf(element) !== 'a' || !to) return null;
  return { text: readNameOf(element) || oneLine(rawText(element)), to };
}

/** Reads the text of an element and its inline elements, and collects the other elements in it. */
function contentOf<Element extends TreeElement>(element: Element, around: SegmentLink | null): Content<Element> {
  const content: Content<Element> = { text: '', hasLooseText: false, links: around ? [around] : [], inner: [] };

  function read(parent: Element, isInControl: boolean, link: SegmentLink | null): void {
    let followsElement = false;
    for (const child of Array.from(parent.childNodes)) {
      if (child.nodeType === TEXT_NODE) {
        const text = child.nodeValue ?? '';
        content.text += text;
        if (text.trim() && !isInControl) content.hasLooseText = true;
        followsElement = false;
      } else if (isElement<Element>(child)) {
        const tag = tagOf(child);
        // Two adjacent elements are two words to a reader, for example a title and its note.
        if (followsElement || tag === 'br') content.text += ' ';
        followsElement = true;
        if (!INLINE.has(tag)) {
          content.inner.push({ element: child, isControl: false, isInControl, link });
          continue;
        }
        const ownLink = linkOf(child);
        if (ownLink) content.links.push(ownLink);
        if (CONTROLS.has(tag) && !isInControl)
          content.inner.push({ element: child, isControl: true, isInControl, link });
        read(child, isInControl || CONTROLS.has(tag), ownLink ?? link);
      }
    }
  }

  const ownLink = linkOf(element);
  if (ownLink) content.links.push(ownLink);
  read(element, CONTROLS.has(tagOf(element)), ownLink ?? around);
  content.text = tagOf(element) === 'pre' ? content.text.trim() : oneLine(content.text);
  return content;
}

/** Where scripts run, the content of `<noscript>` is text with tags in it. */
function noscriptText(element: TreeElement): string {
  return oneLine(rawText(element).replace(/<[^>]*>/g, ' '));
}

/**
 * Lists the segments inside an element, in the order of the page. Every word is in exactly one of them.
 * @param root usually the page's `<main>`
 */
export function listSegments<Element extends TreeElement>(root: Element): Segment<Element>[] {
  const segments: Segment<Element>[] = [];

  function visit(element: Element, around: SegmentLink | null): void {
    const tag = tagOf(element);
    if (WITHOUT_WORDS.has(tag)) return;
    const name = readNameOf(element);
    if (tag === 'noscript') {
      segments.push({ element, tag, text: noscriptText(element), name, links: [] });
      return;
    }
    const { text, hasLooseText, links, inner } = contentOf(element, around);
    const hasSegments = inner.some((part) => !part.isControl && !part.isInControl && tagOf(part.element) !== 'svg');
    const isContainer = !hasLooseText && (CONTAINERS.has(tag) || hasSegments);
    if ((text && !isContainer) || name) {
      segments.push({ element, tag, text: isContainer ? '' : text, name, links: isContainer ? [] : links });
    }
    for (const part of inner) {
      // A control in a container is visited with everything in it; one in a sentence is part of the sentence.
      if (part.isControl ? isContainer : !(isContainer && part.isInControl)) visit(part.element, part.link);
    }
  }

  visit(root, null);
  return segments;
}
