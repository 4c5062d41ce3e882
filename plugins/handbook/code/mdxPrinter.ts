import ts from 'typescript';

/**
 * Turns the JSX of an example into the MDX that makes the same blocks, so that a live example and the text to copy
 * have one source. Examples use blocks, `<p>`, `<ul>`, `<h2>` and words, as MDX would make them; anything else is refused.
 */
export interface PrintOptions {
  /**
   * Called for every text that a writer would change: the values of settings and the words.
   * @param setting null for words
   */
  fill?: (text: string, block: string, setting: string | null) => string;
}

type Child = ts.JsxChild;
interface Context {
  fill: NonNullable<PrintOptions['fill']>;
  /** Name of the block around, for `fill`. */
  block: string;
}

const MAXIMUM_WIDTH = 100;
const HEADINGS: Record<string, string> = { h2: '##', h3: '###' };
/** Characters that mean something in Markdown; `<` and `{` cannot stand in JSX text. */
const MARKDOWN = /[\\`*_[\]]/g;

const indented = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line));

/** The words of a JSX text, by JSX' own rule for white space: a line break with its indentation is one space, or nothing at the ends. */
function words(node: ts.JsxText): string {
  const lines = node.text.split('\n');
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ')
    .replace(MARKDOWN, '\\$&');
}

/** What an identifier stands for: a constant of the same file. */
function resolve(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node)) return resolve(node.expression);
  if (!ts.isIdentifier(node)) return node;
  const name = node.text;
  for (const statement of node.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name);
    if (found?.initializer) return resolve(found.initializer);
  }
  throw new Error(`${node.getSourceFile().fileName}: ${name} is not a constant of this file.`);
}

/** The elements and texts of a list of children, with braces, arrays and fragments opened. */
function flatten(
  children: readonly (Child | ts.Expression)[],
): (ts.JsxText | ts.JsxElement | ts.JsxSelfClosingElement)[] {
  return children.flatMap((child) => {
    if (ts.isJsxText(child)) return words(child) ? [child] : [];
    if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)) return [child];
    if (ts.isJsxFragment(child)) return flatten(child.children);
    if (ts.isJsxExpression(child)) return child.expression ? flatten([child.expression]) : [];
    const value = resolve(child);
    if (ts.isArrayLiteralExpression(value)) return flatten(value.elements);
    if (value === child) throw new Error(`An example holds ${child.getText()}, which has no form in MDX.`);
    return flatten([value]);
  });
}

const tagOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) => (ts.isJsxElement(node) ? node.openingElement : node);
const nameOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) => tagOf(node).tagName.getText();
const childrenOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  ts.isJsxElement(node) ? flatten(node.children) : [];

function attributes(node: ts.JsxElement | ts.JsxSelfClosingElement, { fill }: Context): string[] {
  const block = nameOf(node);
  return tagOf(node).attributes.properties.flatMap((attribute) => {
    if (!ts.isJsxAttribute(attribute)) throw new Error(`<${block}>: an example writes every setting by its name.`);
    const name = attribute.name.getText();
    if (name === 'key') return [];
    if (!attribute.initializer) return [name];
    if (!ts.isStringLiteral(attribute.initializer)) {
      throw new Error(`<${block}>: an example writes ${name} as a text in quotes.`);
    }
    return [`${name}="${fill(attribute.initializer.text, block, name)}"`];
  });
}

function inline(nodes: ReturnType<typeof flatten>, context: Context): string {
  return nodes
    .map((node) =>
      ts.isJsxText(node) ? context.fill(words(node), context.block, null) : block(node, context).join(''),
    )
    .join('');
}

/** Words, and blocks that stand among them: all of it fits into one line of Markdown. */
function isInline(nodes: ReturnType<typeof flatten>): boolean {
  return nodes.some(ts.isJsxText);
}

function paragraph(nodes: ReturnType<typeof flatten>, context: Context): string[] {
  const text = inline(nodes, context);
  // A line break may stand wherever a space stands.
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > MAXIMUM_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
    return lines;
  }, []);
}

function opening(node: ts.JsxElement | ts.JsxSelfClosingElement, end: string, context: Context): string[] {
  const name = nameOf(node);
  const settings = attributes(node, context);
  const line = [`<${name}`, ...settings].join(' ') + end;
  if (line.length <= MAXIMUM_WIDTH) return [line];
  return [`<${name}`, ...indented(settings), end.trim()];
}

function block(node: ts.JsxElement | ts.JsxSelfClosingElement, outer: Context): string[] {
  const name = nameOf(node);
  const context = { ...outer, block: name };
  const children = childrenOf(node);
  if (children.length === 0) return opening(node, ' />', context);
  const start = opening(node, '>', context);
  const end = `</${name}>`;
  if (!isInline(children)) return [...start, ...indented(siblings(children, context)), end];
  return [...start.slice(0, -1), `${start.at(-1)}${inline(children, context)}${end}`];
}

function markdown(node: ts.JsxElement | ts.JsxSelfClosingElement, context: Context): string[] {
  const name = nameOf(node);
  const children = childrenOf(node);
  if (name === 'p') return paragraph(children, context);
  if (name in HEADINGS) return [`${HEADINGS[name]} ${inline(children, context)}`];
  if (name === 'ul') {
    return children.map((item) => `- ${inline(ts.isJsxText(item) ? [item] : childrenOf(item), context)}`);
  }
  throw new Error(`An example holds <${name}>. In an example stand blocks, <p>, <ul> and headings.`);
}

const isBlock = (name: string) => /^[A-Z]/.test(name);

/** Elements one below the other. Markdown needs an empty line around it, and a block of several lines reads better with one. */
function siblings(nodes: ReturnType<typeof flatten>, context: Context): string[] {
  const printed = nodes.map((node) => {
    if (ts.isJsxText(node)) throw new Error('An example holds words beside a paragraph. Put them into <p>.');
    const lines = isBlock(nameOf(node)) ? block(node, context) : markdown(node, context);
    return { lines, isCompact: isBlock(nameOf(node)) && lines.length === 1 };
  });
  return printed.flatMap(({ lines, isCompact }, index) => {
    const previous = printed[index - 1];
    return previous && !(previous.isCompact && isCompact) ? ['', ...lines] : lines;
  });
}

/**
 * The MDX of an example, without a line break at its end.
 * @throws Error for JSX that a writer could not write
 */
export function printMdx(node: ts.Expression, { fill = (text) => text }: PrintOptions = {}): string {
  return siblings(flatten([node]), { fill, block: '' }).join('\n');
}
