import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Pseudo-classes that a page's HTML alone decides. All others depend on the visitor or the browser. */
const DECIDED_BY_HTML =
  /^:(is|where|not|has|root|empty|(first|last|only|nth|nth-last)-(child|of-type)|(first|last|only|nth|nth-last)-child)$/;

/** Attributes that the browser, `src/boot` or React change while a page is shown. */
const CHANGING_ATTRIBUTE = /^(aria-.*|data-(reveal|scripted|scrolled|state|submitted|theme)|hidden|open)$/;

/** Whether a simple selector may become true, or stop being true, after the page was served. */
function changes(node: Node): boolean {
  if (node.type === 'attribute') return CHANGING_ATTRIBUTE.test(node.attribute);
  if (node.type !== 'pseudo') return false;
  return !DECIDED_BY_HTML.test(node.value) || (node.value === ':not' && node.nodes.some(contains(changes)));
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
 * Fills the places where nothing is left, so that `.menu > :hover` becomes `.menu > *`.
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
 * A selector without the parts that can change after a page was served: `.menu[data-state=open]:hover` becomes
 * `.menu`. What the result does not match in served HTML, the selector itself can never match there.
 * @throws Error when the text is not a selector
 */
export function selectorInAnyState(selector: string): string {
  return selectorParser((root) => {
    for (const each of root.nodes) weaken(each);
  }).processSync(selector);
}
