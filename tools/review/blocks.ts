import type { ChildNode, Element } from 'domhandler';

/** A block of text as a reader sees it: a paragraph, heading, list item, cell, or the text of a picture. */
export interface Block {
  tag: string;
  /** On one line. */
  text: string;
  /** Where the links in it, or around it, lead. */
  links: string[];
  /** Where it is: header, footer, or the heading above it; empty at the top of a page. */
  where: string;
}

/** Elements that belong to the text around them (https://html.spec.whatwg.org/#phrasing-content-2). */
const INLINE = new Set(
  `a abbr b bdi bdo br button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u
   var wbr`.split(/\s+/),
);
const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'object', 'iframe']);
const HEADING = /^(h[1-6]|summary|legend)$/;

const isElement = (node: ChildNode): node is Element =>
  node.type === 'tag' || node.type === 'script' || node.type === 'style';
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Text that is read aloud, or shown in an empty field. */
const nameOf = ({ attribs }: Element) => oneLine(attribs.alt ?? attribs['aria-label'] ?? attribs.placeholder ?? '');

function hasText(node: ChildNode): boolean {
  return node.type === 'text' ? node.data.trim() !== '' : isElement(node) && node.children.some(hasText);
}

/** Whether an element is part of the text around it. A drawing without text counts as an icon in that text. */
function isInline(element: Element): boolean {
  if (element.tagName === 'svg') return !hasText(element);
  return INLINE.has(element.tagName) && element.children.every((child) => !isElement(child) || isInline(child));
}

/** Reads the text of an inline element and the links in it. */
function readInline(element: Element, links: string[]): string {
  if (WITHOUT_TEXT.has(element.tagName)) return '';
  if (element.tagName === 'br') return ' ';
  if (element.tagName === 'a' && element.attribs.href) links.push(element.attribs.href);
  let text = '';
  let followsElement = false;
  for (const child of element.children) {
    if (child.type === 'text') text += child.data;
    // Two adjacent elements are two words to a reader, for example a title and its note.
    else if (isElement(child)) text += (followsElement ? ' ' : '') + readInline(child, links);
    followsElement = isElement(child);
  }
  return text;
}

/**
 * Lists the blocks of text in an element, in the order of the page. Every word is in exactly one of them.
 * @param where what the element is, for its blocks: `Header`
 */
export function blocksOf(root: Element, where: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';

  function visit(element: Element, around: readonly string[], place: string): void {
    if (WITHOUT_TEXT.has(element.tagName)) return;
    const { tagName: tag, attribs, children } = element;
    const inside = tag === 'dialog' && attribs['aria-label'] ? `${place} › ${attribs['aria-label']}` : place;
    const own = tag === 'a' && attribs.href ? [...around, attribs.href] : around;
    let text = '';
    let links = [...own];
    let followsElement = false;
    const add = (content: string, to: string[]) => {
      if (!content) return;
      blocks.push({ tag, text: content, links: [...new Set(to)], where: inside || heading });
      if (HEADING.test(tag)) heading = content;
    };
    const flush = () => {
      add(oneLine(text), links);
      [text, links, followsElement] = ['', [...own], false];
    };
    add(nameOf(element), [...own]);
    for (const child of children) {
      if (child.type === 'text') {
        text += child.data;
        if (child.data.trim()) followsElement = false;
      } else if (isElement(child) && isInline(child)) {
        add(nameOf(child), readInline(child, []) ? [] : [...own]);
        text += (followsElement ? ' ' : '') + readInline(child, links);
        followsElement = true;
      } else if (isElement(child)) {
        flush();
        visit(child, own, inside);
      }
    }
    flush();
  }

  visit(root, [], where);
  return blocks;
}
