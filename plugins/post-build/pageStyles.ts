import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import postcss, { type AtRule, type ChildNode, type Container, type Document, type Root, type Rule } from 'postcss';
import { selectorInAnyState } from './selectorInAnyState';

const KEYFRAMES = /keyframes$/;
/** A selector that is a single class, ID or element name. */
const SINGLE_NAME = /^[.#]?[\w-]+$/;
/** Classes and IDs. */
const NAMES = /[.#][^\s.#:[\]>+~*,]+/g;

/** Caches weakened selectors, because every page needs the same ones. */
const weakened = new Map<string, string>();

function weak(selector: string): string {
  const known = weakened.get(selector) ?? selectorInAnyState(selector);
  weakened.set(selector, known);
  return known;
}

/** Returns a function that says whether a selector can match an element of the page, now or after a change of state. */
function matcher($: CheerioAPI): (selector: string) => boolean {
  const elements = $<Element, '*'>('*');
  const names = new Set<string>();
  elements.each((_, element) => {
    names.add(element.tagName).add(`#${element.attribs.id}`);
    for (const name of (element.attribs.class ?? '').split(/\s+/)) names.add(`.${name}`);
  });

  function isFound(sought: string): boolean {
    // Most selectors are a single name. In the others, every name outside :not() and :is() must be in the page.
    if (SINGLE_NAME.test(sought)) return names.has(sought);
    if (!sought.includes('(') && (sought.match(NAMES) ?? []).some((name) => !names.has(name))) return false;
    return elements.is(sought);
  }

  const known = new Map<string, boolean>();
  return (selector) => {
    const sought = weak(selector);
    const found = known.get(sought) ?? isFound(sought);
    known.set(sought, found);
    return found;
  };
}

/** Returns the selector of a nested rule without nesting: `&>li` inside `.prose` is `:is(.prose)>li`. */
function unnested(selector: string, parent: Rule['parent'] | Document): string {
  if (!parent || parent.type === 'root') return selector;
  if (parent.type !== 'rule') return unnested(selector, parent.parent);
  const rule = parent as Rule;
  const nested = selector.includes('&') ? selector : `& ${selector}`;
  return nested.replaceAll('&', `:is(${unnested(rule.selector, rule.parent)})`);
}

function dropUnmatchedRules(root: Root, matches: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && KEYFRAMES.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => matches(unnested(selector, rule.parent)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function dropUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    animations.push(value);
  });
  const used = new Set(animations.flatMap((value) => value.split(/[\s,]+/)));
  root.walkAtRules(KEYFRAMES, (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

const isEmpty = (node: ChildNode) => 'nodes' in node && node.nodes?.length === 0;

function dropEmpty(container: Container): void {
  container.each((node) => {
    if ('each' in node) dropEmpty(node as Container);
    if (isEmpty(node)) node.remove();
  });
}

/**
 * Shortens statements that order layers (`@layer a.b, a.c, d;`) to the outermost names. The whole stylesheet defines the
 * order of the layers inside `a`.
 */
function shortenLayerStatements(root: Root): void {
  const seen = new Set<string>();
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return;
    const names = node.params.split(',').map((name) => name.trim().split('.')[0] ?? '');
    const fresh = [...new Set(names)].filter((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    if (node.nodes) return;
    if (fresh.length === 0) node.remove();
    else node.params = fresh.join(',');
  });
}

/**
 * Returns the part of a stylesheet that one page can use before React runs: rules for elements in its HTML in every
 * possible state, in the same order and layers, with the keyframes that they use and with all custom properties and fonts.
 * When the whole stylesheet loads after this part, every element looks the same as with the whole stylesheet alone.
 * @param stylesheet the whole stylesheet, minified
 * @param $ the page, parsed with `scriptingEnabled: false`, so that `<noscript>` contains elements
 */
export function pageStyles(stylesheet: Root, $: CheerioAPI): string {
  const root = stylesheet.clone();
  dropUnmatchedRules(root, matcher($));
  dropUnusedKeyframes(root);
  dropEmpty(root);
  shortenLayerStatements(root);
  return root.toString();
}

/**
 * Returns the stylesheet that pages with React load: everything except fonts, which every page already contains. A second
 * `@font-face` for the same family would cause another layout of the text.
 */
export function laterStyles(stylesheet: Root): string {
  const root = stylesheet.clone();
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

/** @throws CssSyntaxError if the text is not valid CSS */
export function parseStylesheet(css: string): Root {
  return postcss.parse(css);
}
