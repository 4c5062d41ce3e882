import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import postcss, { type AtRule, type ChildNode, type Container, type Document, type Root, type Rule } from 'postcss';
import { dropUnreadProperties, readProperties, shortenProperties } from './customProperties';
import { selectorInAnyState } from './selectorInAnyState';

const KEYFRAMES = /keyframes$/;
/** A class, an id or an element's name. */
const SINGLE_NAME = /^[.#]?[\w-]+$/;
/** Classes and ids. */
const NAMES = /[.#][^\s.#:[\]>+~*,]+/g;

/** Selectors that were weakened already: every page asks for the same ones. */
const weakened = new Map<string, string>();

function weak(selector: string): string {
  const known = weakened.get(selector) ?? selectorInAnyState(selector);
  weakened.set(selector, known);
  return known;
}

/** Answers whether a page has an element that a selector can match, now or after a change of state. */
function matcher($: CheerioAPI): (selector: string) => boolean {
  const elements = $<Element, '*'>('*');
  const names = new Set<string>();
  elements.each((_, element) => {
    names.add(element.tagName).add(`#${element.attribs.id}`);
    for (const name of (element.attribs.class ?? '').split(/\s+/)) names.add(`.${name}`);
  });

  function isFound(sought: string): boolean {
    // Most are a single name. Of the others, outside of :not() and :is(), every name must be there.
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

/** A nested rule's selector as it would stand outside: `&>li` inside `.prose` is `:is(.prose)>li`. */
function outside(selector: string, parent: Rule['parent'] | Document): string {
  if (!parent || parent.type === 'root') return selector;
  if (parent.type !== 'rule') return outside(selector, parent.parent);
  const rule = parent as Rule;
  const nested = selector.includes('&') ? selector : `& ${selector}`;
  return nested.replaceAll('&', `:is(${outside(rule.selector, rule.parent)})`);
}

function dropUnmatchedRules(root: Root, matches: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && KEYFRAMES.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => matches(outside(selector, rule.parent)));
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
 * Shortens the statements that put layers in order, `@layer a.b, a.c, d;`, to the outermost names: what stands inside
 * `a` keeps its order in the whole stylesheet, and what is left of `a` here has none.
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
 * The part of a stylesheet that one page can use before React runs: rules for elements that stand in its HTML, in every
 * state these can take, in the same order and layers, with the custom properties, keyframes and fonts they name. Where
 * both stand in a page, the whole stylesheet after its part, each element looks as with the whole alone.
 * @param stylesheet the whole stylesheet, minified
 * @param $ the page, parsed with `scriptingEnabled: false` so that `<noscript>` counts
 */
export function pageStyles(stylesheet: Root, $: CheerioAPI): string {
  const root = stylesheet.clone();
  dropUnmatchedRules(root, matcher($));
  dropUnusedKeyframes(root);
  const readByElements = readProperties($.html());
  dropUnreadProperties(root, readByElements);
  shortenProperties(root, readByElements);
  dropEmpty(root);
  shortenLayerStatements(root);
  return root.toString();
}

/**
 * The stylesheet that React's pages load: everything but the fonts, which stand in every page. A second `@font-face`
 * of the same family would set the text anew.
 */
export function laterStyles(stylesheet: Root): string {
  const root = stylesheet.clone();
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

/** @throws CssSyntaxError when the text is no stylesheet */
export function parseStylesheet(css: string): Root {
  return postcss.parse(css);
}
