import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Pseudo-classes that depend only on a page's HTML. All others depend on the visitor or the browser. */
const STATIC_PSEUDO_CLASS =
  /^:(is|where|not|has|root|empty|(first|last|only|nth|nth-last)-(child|of-type)|(first|last|only|nth|nth-last)-child)$/;

/** Attributes that the browser, `src/boot` or React can change while a page is open. */
const CHANGING_ATTRIBUTE =
  /^(aria-.*|data-(has-hydrated|island-failed|reveal|scripted|scrolled|state|submitted|theme)|hidden|open)$/;

/** Whether a simple selector may start or stop matching after the page was served. */
function changes(node: Node): boolean {
  if (node.type === 'attribute') return CHANGING_ATTRIBUTE.test(node.attribute);
  if (node.type !== 'pseudo') return false;
  return !STATIC_PSEUDO_CLASS.test(node.value) || (node.value === ':not' && node.nodes.some(contains(changes)));
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
