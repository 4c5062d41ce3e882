/** Runs inside reviewed pages; `reviewBrowser.ts` bundles it. Functions are available as `review.…` there. */
import { plainSegments } from '../../../plugins/manifest/plainSegments';
import type { ManifestSegment } from '../../../plugins/manifest/types';
import { listSegments } from '../../../plugins/preview/segments';

export interface Box {
  y: number;
  height: number;
  /** Whether what it shows continues below. */
  isCut?: boolean;
}

/** A block of a page, with its heading if it has one. */
export interface BlockBox extends Box {
  heading: string | null;
}

/** A computed value that differs between two stylesheets. */
export interface ValueChange {
  part: 'main' | 'header' | 'footer';
  /** Class attribute and element name of the first such element. */
  classes: string;
  tag: string;
  property: string;
  before: string;
  after: string;
  /** How many elements have this change. */
  count: number;
  /** Index of the first of them among all elements. */
  element: number;
}

/** Surroundings of a change in a picture, in CSS pixels. */
const MARGIN = 32;
/** The same for what moved: enough of its neighbors to recognize them. */
const NEIGHBORS = 280;
/** A picture shows at least this height, so that a reviewer recognizes the place. */
const MIN_HEIGHT = 160;
const MAX_HEIGHT = 900;

/** What readers can see of a style. Sizes of boxes are left out, because they follow from these. */
const PROPERTIES = `color background-color background-image opacity visibility box-shadow text-shadow filter
  border-top-color border-top-width border-top-style border-bottom-color border-bottom-width border-bottom-style
  border-left-color border-left-width border-left-style border-right-color border-right-width border-right-style
  border-top-left-radius border-bottom-right-radius outline-style outline-color
  font-family font-size font-weight font-style line-height letter-spacing text-transform text-align
  text-decoration-line text-decoration-color list-style-type
  margin-top margin-bottom margin-left margin-right padding-top padding-bottom padding-left padding-right
  row-gap column-gap display position float flex-direction justify-content align-items
  grid-template-areas max-width aspect-ratio object-fit transform stroke fill stroke-width`.split(/\s+/);

const main = () => document.querySelector('main');

/** Opens what hides an element, as a reader would. */
function reveal(element: Element): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
}

function visibleAncestor(element: Element): Element | null {
  let found: Element | null = element;
  while (found && (found.getClientRects().length === 0 || !found.checkVisibility({ visibilityProperty: true }))) {
    found = found.parentElement;
  }
  return found === document.body || found === document.documentElement ? null : found;
}

/** Returns the block around elements: high enough to recognize the place, and at most one screen. */
function boxAround(elements: readonly Element[], margin = MARGIN): Box | null {
  for (const element of elements) reveal(element);
  const visible = elements.map(visibleAncestor).filter((element) => element !== null);
  const [first] = visible;
  if (!first) return null;
  let block: Element = first;
  const limit = first.closest('main > *, header, footer') ?? first;
  while (block !== limit && block.getBoundingClientRect().height < MIN_HEIGHT && block.parentElement) {
    block = block.parentElement;
  }
  const rects = [block, ...visible].map((element) => element.getBoundingClientRect());
  const top = Math.min(...rects.map((rect) => rect.top)) - margin;
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) + margin;
  const start = bottom - top > MAX_HEIGHT ? Math.max(top, first.getBoundingClientRect().top - MAX_HEIGHT / 3) : top;
  const y = Math.max(0, Math.floor(start + scrollY));
  const end = Math.min(document.documentElement.scrollHeight, Math.ceil(bottom + scrollY), y + MAX_HEIGHT);
  return end > y ? { y, height: end - y, isCut: bottom + scrollY > y + MAX_HEIGHT } : null;
}

/**
 * Returns the box of segments of the main content, by index.
 * @param isMoved whether the picture shows what is above and below
 */
export function segmentBox(indexes: readonly number[], isMoved: boolean): Box | null {
  const root = main();
  const segments = root ? listSegments<Element>(root) : [];
  // A closed list does not show its options.
  const elements = indexes.flatMap((index) => segments[index]?.element ?? []);
  const shown = elements.filter((element) => !element.matches('option'));
  return boxAround(shown, isMoved ? NEIGHBORS : MARGIN);
}

/** Returns the box of a visible text in the header or footer. */
export function shellBox(part: 'header' | 'footer', text: string): Box | null {
  const root = main();
  const around = root?.parentElement?.querySelector(`:scope > ${part}`);
  const segment = around ? listSegments<Element>(around).find((one) => one.text === text) : undefined;
  if (!segment || visibleAncestor(segment.element) !== segment.element) return null;
  return boxAround([segment.element]);
}

/** Returns the box of an element by its index among all elements. */
export function elementBox(index: number): Box | null {
  const element = document.body.querySelectorAll('*')[index];
  return element ? boxAround([element]) : null;
}

/** Returns the segments and the markup of an element, and removes the attribute by which it was found. */
export function readElement(selector: string): { segments: ManifestSegment[]; html: string } {
  const root = document.querySelector(selector);
  root?.removeAttribute(selector.slice(1, -1));
  return { segments: root ? plainSegments(listSegments<Element>(root)) : [], html: root?.outerHTML ?? '' };
}

/**
 * Returns the boxes and headings of the children of the main content, or of the whole header or footer.
 * @param changed indexes of segments whose words changed: their blocks are left out
 */
export function blockBoxes(part: 'main' | 'header' | 'footer', changed: readonly number[]): BlockBox[] {
  const root = main();
  const around = part === 'main' ? root : root?.parentElement?.querySelector(`:scope > ${part}`);
  const segments = root && part === 'main' ? listSegments<Element>(root) : [];
  const elements = part === 'main' ? [...(around?.children ?? [])] : around ? [around] : [];
  return elements
    .filter((element) => !changed.some((index) => element.contains(segments[index]?.element ?? null)))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.height > 0)
    .map(({ element, rect: { top, height } }) => ({
      ...{ y: Math.round(top + scrollY), height: Math.ceil(height) },
      heading: element.querySelector('h1, h2, h3')?.textContent?.trim() || null,
    }));
}

type Values = Map<string, string>;

function partOf(element: Element): ValueChange['part'] {
  if (element.closest('main')) return 'main';
  return element.closest('header') ? 'header' : 'footer';
}

function valuesOf(element: Element): Values {
  const values: Values = new Map();
  for (const pseudo of [null, '::before', '::after']) {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') continue;
    for (const property of PROPERTIES) values.set(`${pseudo ?? ''} ${property}`, style.getPropertyValue(property));
  }
  return values;
}

function allValues(): { element: Element; index: number; values: Values }[] {
  return [...document.body.querySelectorAll('*')].flatMap((element, index) =>
    !element.closest('noscript, dialog') && element.checkVisibility({ visibilityProperty: true })
      ? [{ element, index, values: valuesOf(element) }]
      : [],
  );
}

/** Replaces the styles of the page, except its fonts. */
export function useStyles(css: string): void {
  const style = document.querySelector('style');
  if (!style) return;
  const fonts = style.textContent?.match(/@font-face\s*{[^}]*}/g) ?? [];
  style.textContent = fonts.join('\n') + css;
}

/** Whether a value is inherited unchanged: then the change is its ancestor’s. */
function isInherited(element: Element, property: string, changed: ReadonlyMap<Element, Set<string>>): boolean {
  return Boolean(element.parentElement && changed.get(element.parentElement)?.has(property));
}

/** Compares the computed values of all visible elements under two stylesheets. Afterwards the page has the new one. */
export function compareStyles(before: string, after: string): ValueChange[] {
  useStyles(before);
  const old = allValues();
  useStyles(after);
  const fresh = new Map(allValues().map(({ element, values }) => [element, values]));
  const found = new Map<string, ValueChange>();
  const changed = new Map<Element, Set<string>>();
  for (const { element, index, values } of old) {
    const now = fresh.get(element);
    for (const [property, value] of values) {
      const other = now?.get(property) ?? 'none';
      if (value === other) continue;
      const key = `${property} ${value} ${other}`;
      changed.set(element, (changed.get(element) ?? new Set()).add(key));
      if (isInherited(element, key, changed)) continue;
      const part = partOf(element);
      const classes = element.getAttribute('class') ?? '';
      const id = `${part} ${classes} ${key}`;
      const known = found.get(id);
      if (known) known.count += 1;
      else {
        const change = { part, classes, tag: element.localName, property: property.trim() };
        found.set(id, { ...change, before: value, after: other, count: 1, element: index });
      }
    }
  }
  return [...found.values()];
}
