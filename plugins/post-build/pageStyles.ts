import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import postcss, { type AtRule, type ChildNode, type Declaration, type Document, type Root, type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import type { HtmlPage } from '../../lib/builtSite';
import { CLIENT_ATTRIBUTE, ISLAND_ATTRIBUTE } from '../../src/browser/islands/beforeReact';
import { pageScripts } from '../islands/plugin';

/** A selector without the parts that can change, so that it matches in every state of the page. */
interface RelaxedSelector {
  selector: string;
  /** Classes and elements outside parentheses: as the selector writes them, and as the word that a script would contain. */
  simpleSelectors: { text: string; word: string }[];
}

type RelaxSelector = (selector: string) => RelaxedSelector;

/** Pseudo-classes that depend only on a page's HTML. All others depend on the visitor or the browser. */
const STATIC_PSEUDO_CLASS = /^:(is|where|not|has|root|empty|(first|last|only|nth|nth-last)-(child|of-type))$/;
/** Matches every element, because none has this name. */
const ANY = ':not(_)';
/** Where React can change attributes. */
const IN_ISLANDS = `[${ISLAND_ATTRIBUTE}],[${ISLAND_ATTRIBUTE}] *`;

function someNode(node: Node, test: (inner: Node) => boolean): boolean {
  return test(node) || ('nodes' in node && node.nodes.some((inner: Node) => someNode(inner, test)));
}

/** Whether a script names an attribute or its property: `data-island-failed` is `dataset.islandFailed`. */
function namesAttribute(script: string, attribute: string): boolean {
  const property = attribute.replace(/^data-/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`(?<![\\w-])(${attribute}|${property})(?![\\w-])`).test(script);
}

/**
 * Returns a function that replaces the parts of a selector that can change after a page was served: states of the browser, attributes
 * that the page's script names, and attributes inside islands.
 * @param script the text of the page's scripts, without those of islands
 */
export function selectorRelaxer(script: string): RelaxSelector {
  const isNamed = memoizeByText((attribute) => namesAttribute(script, attribute));
  function canChange(node: Node): boolean {
    if (node.type === 'attribute') return isNamed(node.attribute);
    if (node.type !== 'pseudo') return false;
    // While a page loads, nothing follows an element yet: `:not(:has(+ *))`.
    const canEnd = (inner: Node) => inner.value === ':has' || canChange(inner);
    const isNot = node.value === ':not';
    return !STATIC_PSEUDO_CLASS.test(node.value) || (isNot && node.nodes.some((inner) => someNode(inner, canEnd)));
  }
  const hasAttribute = (node: Node) =>
    node.type === 'attribute' || (node.value === ':not' && someNode(node, ({ type }) => type === 'attribute'));

  return memoizeByText((selector) => {
    const simpleSelectors: RelaxedSelector['simpleSelectors'] = [];
    const relaxed = selectorParser((root) => {
      root.walk((node) => {
        // Not `:is()`, which css-select never finds after the `+` of a `:has()`.
        const value = canChange(node) ? ANY : hasAttribute(node) && `:not(:not(${node},${IN_ISLANDS}))`;
        if (value) node.replaceWith(selectorParser.pseudo({ value }));
      });
      for (const { type, value: word = '' } of root.first.nodes) {
        if (type === 'tag') simpleSelectors.push({ text: word, word });
        if (type === 'class') simpleSelectors.push({ text: `.${word}`, word });
      }
    }).processSync(selector);
    return { selector: relaxed, simpleSelectors };
  });
}

function memoizeByText<Result>(compute: (input: string) => Result): (input: string) => Result {
  const results = new Map<string, Result>();
  return (input) => {
    const result = results.has(input) ? (results.get(input) as Result) : compute(input);
    results.set(input, result);
    return result;
  };
}

/**
 * Returns a function that says whether a selector can match an element of the page in some state, or an element that an island
 * adds, whose classes its scripts name.
 */
function matcher($: CheerioAPI, relaxSelector: RelaxSelector, islandScripts: string): (selector: string) => boolean {
  const quoted = [...islandScripts.matchAll(/["'`]([\w -]+)["'`]/g)].map(([, text = '']) => text);
  const added = new Set(quoted.flatMap((text) => text.split(' ')));
  const elements = $<Element, '*'>('*');
  const served = new Set<string>();
  elements.each((_, { tagName, attribs }) => {
    served.add(tagName);
    for (const name of (attribs.class ?? '').split(/\s+/)) served.add(`.${name}`);
  });
  return memoizeByText((full) => {
    const { selector, simpleSelectors } = relaxSelector(full);
    // A script may contain the name of an element as any other word, so an element counts only where it is the whole selector.
    const isAdded = simpleSelectors.some(
      ({ text, word }) => added.has(word) && (text !== word || text === selector.replaceAll(ANY, '')),
    );
    if (isAdded && simpleSelectors.every(({ text, word }) => served.has(text) || added.has(word))) return true;
    return simpleSelectors.every(({ text }) => served.has(text)) && elements.is(selector);
  });
}

/** Returns the selector of a nested rule without nesting: `&>li` inside `.prose` is `:is(.prose)>li`. */
function unnested(selector: string, parent: Rule['parent'] | Document): string {
  if (!parent || parent.type === 'root') return selector;
  if (parent.type !== 'rule') return unnested(selector, parent.parent);
  const rule = parent as Rule;
  const nested = selector.includes('&') ? selector : `& ${selector}`;
  return nested.replaceAll('&', `:is(${unnested(rule.selector, rule.parent)})`);
}

/** Removes a rule or declaration, and the parents that it leaves empty. */
function drop(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) drop(parent as ChildNode);
}

const KEYFRAMES = /keyframes$/;

function dropUnmatchedRules(root: Root, matches: (selector: string) => boolean): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!KEYFRAMES.test((rule.parent as AtRule).name ?? '')) rules.push(rule);
  });
  for (const rule of rules) {
    // Its parent rule may have been removed.
    if (rule.root() !== root) continue;
    const kept = rule.selectors.filter((selector) => matches(unnested(selector, rule.parent)));
    if (kept.length === 0) drop(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  }
}

function dropUnusedKeyframes(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules(KEYFRAMES, (rule) => {
    if (!used.has(rule.params)) drop(rule);
  });
}

/** Removes custom properties that nothing uses: neither the styles that are left, nor the page, nor a script. */
function dropUnusedProperties(root: Root, others: string): void {
  const used = new Set(`${root} ${others}`.match(/(?<=var\()--[\w-]+/g));
  const unused: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) unused.push(declaration);
  });
  unused.forEach(drop);
  // Properties that only these used are unused now.
  if (unused.length > 0) dropUnusedProperties(root, others);
}

/**
 * Returns the part of a stylesheet that one page can use: rules for elements in its HTML in every possible state and for those
 * that its islands can add, in the same order and layers, with the keyframes and custom properties that they use and with all
 * fonts. Every element looks the same as with the whole stylesheet.
 * @param stylesheet the whole stylesheet, minified
 * @param $ the page, parsed with `scriptingEnabled: false`, so that `<noscript>` contains elements
 * @param relaxSelector from `selectorRelaxer` the page's scripts
 * @param islandScripts the text of the scripts of its islands
 */
export function pageStyles(stylesheet: Root, $: CheerioAPI, relaxSelector: RelaxSelector, islandScripts = ''): string {
  const root = stylesheet.clone();
  dropUnmatchedRules(root, matcher($, relaxSelector, islandScripts));
  dropUnusedKeyframes(root);
  dropUnusedProperties(root, `${$.html()} ${islandScripts}`);
  return root.toString();
}

/**
 * Puts into every page the part of the stylesheet that it can use, so that browsers can paint it after the first round trip. A page
 * of the handbook, which React renders as a whole, keeps its link to the stylesheet.
 * @param directory the built site, with exactly one stylesheet
 * @param islandScriptsOf the text of the scripts of a page's islands
 * @returns a post-build step; it throws an Error if the page has no link to the stylesheet, because the template changed
 */
export function inlineStyles(directory: string, islandScriptsOf: ($: CheerioAPI) => string): (page: HtmlPage) => void {
  const styles = path.join(directory, 'assets/css');
  const [name = '', ...others] = readdirSync(styles);
  if (others.length > 0) throw new Error(`${styles} should contain one stylesheet.`);
  const stylesheet = postcss.parse(readFileSync(path.join(styles, name), 'utf8'));
  const relaxerOf = memoizeByText(selectorRelaxer);
  return ({ file, $ }) => {
    const link = $('head > link[rel=stylesheet]');
    if (link.length !== 1) throw new Error(`${file} should have exactly one link to a stylesheet.`);
    if ($('html').is(`[${CLIENT_ATTRIBUTE}]`)) return;
    const scripts = pageScripts($).own.map((url) => readFileSync(path.join(directory, url), 'utf8'));
    const relaxSelector = relaxerOf($('script:not([src], [type])').text() + scripts.join(''));
    link.replaceWith(`<style>${pageStyles(stylesheet, $, relaxSelector, islandScriptsOf($))}</style>`);
  };
}
