import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { AtRule, ChildNode, Container, Declaration, Document, Root, Rule } from 'postcss';
import postcss from 'postcss';
import type { Node, Selector } from 'postcss-selector-parser';
import selectorParser from 'postcss-selector-parser';

/** Pseudo-classes that depend only on a page's HTML. All others depend on the visitor or the browser. */
const STATIC_PSEUDO_CLASS =
  /^:(is|where|not|has|root|empty|(first|last|only|nth|nth-last)-(child|of-type)|(first|last|only|nth|nth-last)-child)$/;

/** Attributes that the browser, `src/browser/boot` or React can change while a page is open. */
const CHANGING_ATTRIBUTE =
  /^(aria-.*|data-(has-hydrated|island-failed|reveal|scripted|scrolled|state|submitted|theme)|hidden|open)$/;

/** Whether a simple selector may start or stop matching after the page was served, or while it arrives: `:not(:has(+ footer))`. */
function changes(node: Node): boolean {
  if (node.type === 'attribute') return CHANGING_ATTRIBUTE.test(node.attribute);
  if (node.type !== 'pseudo') return false;
  const canEnd = (inner: Node) => changes(inner) || (inner.type === 'pseudo' && inner.value === ':has');
  return !STATIC_PSEUDO_CLASS.test(node.value) || (node.value === ':not' && node.nodes.some(contains(canEnd)));
}

function contains(test: (node: Node) => boolean) {
  return (selector: Selector): boolean => {
    let found = false;
    selector.walk((node) => {
      found ||= test(node);
    });
    return found;
  };
}

/**
 * Inserts `*` where a compound selector is empty, so that `.menu > :hover` becomes `.menu > *`.
 * @param isRelative whether the selector may begin with a combinator, as in `:has(+ .note)`
 */
function fillGaps(selector: Selector, isRelative: boolean): void {
  const isGap = (node: Node | undefined) => !node || node.type === 'combinator';
  for (const node of selector.nodes.filter((each) => each.type === 'combinator')) {
    if (isRelative && node === selector.first) continue;
    if (isGap(node.prev())) selector.insertBefore(node, selectorParser.universal());
  }
  if (isGap(selector.last)) selector.append(selectorParser.universal());
}

function weaken(selector: Selector, isRelative = false): void {
  for (const node of [...selector.nodes]) {
    if (changes(node)) node.remove();
    else if (node.type === 'pseudo') for (const inner of node.nodes) weaken(inner, node.value === ':has');
  }
  fillGaps(selector, isRelative);
}

/**
 * Removes the parts of a selector that can change after a page was served: `.menu[data-state=open]:hover` becomes `.menu`.
 * If the result matches nothing in the served HTML, the selector will never match there.
 * @throws Error if the text is not a selector
 */
export function selectorInAnyState(selector: string): string {
  return selectorParser((root) => {
    for (const each of root.nodes) weaken(each);
  }).processSync(selector);
}

const KEYFRAMES = /keyframes$/;
/** A selector that is a single class, ID or element name. */
const SINGLE_NAME = /^[.#]?[\w-]+$/;
/** Classes and IDs. */
const NAMES = /[.#][^\s.#:[\]>+~*,]+/g;
/** Attributes with a value or without. */
const ATTRIBUTES = /\[([\w-]+)(?:="?([\w-]+)"?)?\]/g;

/** Caches weakened selectors, because every page needs the same ones. */
const weakened = new Map<string, string>();

function weak(selector: string): string {
  const known = weakened.get(selector) ?? selectorInAnyState(selector);
  weakened.set(selector, known);
  return known;
}

/** Returns the classes and names of elements in the text of scripts: every word between quotation marks. */
function namesIn(scripts: string): Set<string> {
  const words = [...scripts.matchAll(/["'`]([\w -]+)["'`]/g)].flatMap(([, text = '']) => text.split(' '));
  return new Set(words.flatMap((word) => [word, `.${word}`]));
}

/**
 * Returns a function that says whether a selector can match an element of the page, now or after a change of state, or an
 * element that one of its scripts adds: one with classes of the page and of the scripts, wherever it will be.
 */
function matcher($: CheerioAPI, scripts: string): (selector: string) => boolean {
  const later = namesIn(scripts);
  const elements = $<Element, '*'>('*');
  const names = new Set<string>();
  const attributes = new Set<string>();
  elements.each((_, element) => {
    names.add(element.tagName).add(`#${element.attribs.id}`);
    for (const [name, value] of Object.entries(element.attribs)) attributes.add(name).add(`${name}=${value}`);
    for (const name of (element.attribs.class ?? '').split(/\s+/)) names.add(`.${name}`);
  });

  /** Whether the page has the attributes of a selector, or its scripts name them. One in parentheses may be one of several. */
  function hasAttributes(sought: string): boolean {
    return (
      sought.includes('(') ||
      [...sought.matchAll(ATTRIBUTES)].every(([, name = '', value]) =>
        value === undefined
          ? attributes.has(name) || scripts.includes(name)
          : attributes.has(`${name}=${value}`) || later.has(value),
      )
    );
  }

  function canBeAdded(sought: string): boolean {
    if (!hasAttributes(sought)) return false;
    const found = sought.match(NAMES) ?? [];
    return found.some((name) => later.has(name)) && found.every((name) => later.has(name) || names.has(name));
  }

  function isFound(sought: string): boolean {
    if (later.has(sought) || canBeAdded(sought)) return true;
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
    // Emptied first, because the walk goes on into the rules of a removed one, whose selectors are no longer complete.
    if (kept.length === 0) rule.removeAll().remove();
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

/** Removes custom properties that nothing uses: neither the styles that are left, nor the page, nor a script. */
function dropUnusedProperties(root: Root, others: string): void {
  const used = new Set(`${root} ${others}`.match(/(?<=var\()--[\w-]+/g));
  const unused: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) unused.push(declaration);
  });
  for (const declaration of unused) declaration.remove();
  // What only these used is unused now.
  if (unused.length > 0) dropUnusedProperties(root, others);
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
 * Returns the part of a stylesheet that one page can use: rules for elements in its HTML in every possible state and for those
 * that its islands can add, in the same order and layers, with the keyframes and custom properties that they use and with all
 * fonts. Every element looks the same as with the whole stylesheet.
 * @param stylesheet the whole stylesheet, minified
 * @param $ the page, parsed with `scriptingEnabled: false`, so that `<noscript>` contains elements
 * @param scripts the text of the scripts of its islands
 */
export function pageStyles(stylesheet: Root, $: CheerioAPI, scripts = ''): string {
  const root = stylesheet.clone();
  dropUnmatchedRules(root, matcher($, scripts));
  dropUnusedKeyframes(root);
  dropUnusedProperties(root, `${$.html()} ${scripts}`);
  dropEmpty(root);
  shortenLayerStatements(root);
  return root.toString();
}

/** @throws CssSyntaxError if the text is not valid CSS */
export function parseStylesheet(css: string): Root {
  return postcss.parse(css);
}
