/** The code in a page: the imports at its top, and the facts in braces. */
import type { ImportDeclaration, MemberExpression, Node, Program } from 'estree-jsx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../../../lib/invisibleCharacters';
import type { Report } from '../../../lib/message';
import type { TextPart } from '../../../lib/range';

/** The `ruleId` of errors for which the content check has rules of its own. */
export const UNKNOWN_NAME = 'unknown-name';
export const UNKNOWN_BLOCK = 'unknown-block';
export const WRONG_URL = 'wrong-url';

/** The names that a page imports. */
export interface ImportedNames {
  facts: Set<string>;
  components: Set<string>;
}

/** The files that a page may import. */
export const BLOCKS_MODULE = '@site/src/blocks';
const FACTS_MODULE = /^@site\/src\/facts\/\w+$/;
const SHARED_TEXT = /^@site\/pages\/_shared\/[\w-]+\.mdx$/;
/** What only the handbook's pages may import. */
const HANDBOOK_PART = '@site/plugins/handbook/Example';

/** Returns whether a page may import this file. */
export function isAllowedImport(source: string, isHandbook = false): boolean {
  return (
    source === BLOCKS_MODULE ||
    FACTS_MODULE.test(source) ||
    SHARED_TEXT.test(source) ||
    (isHandbook && source === HANDBOOK_PART)
  );
}

/** The name of a shared text in a page: not one that the compiler uses, such as `MDXContent`. */
const SHARED_NAME = /^[A-Z][a-z]\w*$/;

function readImport(statement: ImportDeclaration, names: ImportedNames, isHandbook: boolean, report: Report): void {
  const source = String(statement.source.value);
  if (!isAllowedImport(source, isHandbook)) {
    const reason = `A page may import only blocks, facts and shared text, not "${source}". Delete this line.`;
    report(statement.source, reason);
    return;
  }
  const isShared = SHARED_TEXT.test(source);
  // Another name (`as`) could be one that the compiler uses.
  const isValid = (specifier: ImportDeclaration['specifiers'][number]): boolean =>
    isShared
      ? specifier.type === 'ImportDefaultSpecifier' && SHARED_NAME.test(specifier.local.name)
      : specifier.type === 'ImportSpecifier' &&
        specifier.imported.type === 'Identifier' &&
        specifier.imported.name === specifier.local.name;
  if (statement.specifiers.length === 0 || !statement.specifiers.every(isValid)) {
    const name = isShared ? 'Name' : '{Name}';
    const reason = `This line must name what the page uses. Write: import ${name} from '${source}';`;
    report(statement, reason);
    return;
  }
  const kind = FACTS_MODULE.test(source) ? names.facts : names.components;
  for (const { local } of statement.specifiers) kind.add(local.name);
}

const EXPORT = 'A page contains text and blocks, not programs. Delete this line, which starts with "export".';
const NOT_AT_THE_TOP = 'A line that starts with "import" belongs at the top of the page. Move it there.';

/** Reads the imports at the top of a page, and reports every other statement, even inside a block, because the compiler would run it. */
export function readStatements(tree: Root, isHandbook: boolean, report: Report): ImportedNames {
  const names: ImportedNames = { facts: new Set(['frontMatter']), components: new Set() };
  visit(tree, 'mdxjsEsm', (node, _, parent) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') report(statement, EXPORT);
      else if (parent?.type === 'root') readImport(statement, names, isHandbook, report);
      else report(statement, NOT_AT_THE_TOP);
    }
  });
  return names;
}

/**
 * Checks a text as visitors see it, with character references and escapes decoded: `&#x202e;`, `"\u202e"`.
 * @param node the node that contains it
 */
export function checkText(text: string, node: TextPart, report: Report): void {
  if (invisibleCharacterAt(text) >= 0) report(node, INVISIBLE_CHARACTER);
}

const ONLY_FACTS =
  'A page cannot calculate or run a program: between { and } you can only write the name of a fact, such as {company.brand}. Write the words or the figure instead.';

/** Properties that every object or function inherits, and that give access to the runtime: `company.constructor`. */
const isInherited = (name: string) => name in Function.prototype && !['name', 'length'].includes(name);

/** Whether this is `name.part`, or `list[0]`. */
function isPlainMember({ property, computed }: MemberExpression): boolean {
  if (computed) return property.type === 'Literal' && typeof property.value === 'number';
  return property.type === 'Identifier' && !isInherited(property.name);
}

/** `{props.children}`, where a shared text shows what a page writes between its tags. */
const isChildren = ({ object, property, computed }: MemberExpression): boolean =>
  !computed &&
  object.type === 'Identifier' &&
  object.name === 'props' &&
  property.type === 'Identifier' &&
  property.name === 'children';

function checkExpression(expression: Node, names: ImportedNames, report: Report): void {
  switch (expression.type) {
    case 'Identifier':
      if (names.facts.has(expression.name)) return;
      report(expression, {
        reason: `This page imports no fact "${expression.name}". ${ONLY_FACTS}`,
        ruleId: UNKNOWN_NAME,
        actual: expression.name,
      });
      return;
    case 'MemberExpression':
      if (isChildren(expression)) return;
      if (!isPlainMember(expression)) report(expression.property, ONLY_FACTS);
      checkExpression(expression.object, names, report);
      return;
    case 'TemplateLiteral':
      for (const { value } of expression.quasis) checkText(value.cooked ?? '', expression, report);
      for (const part of expression.expressions) checkExpression(part, names, report);
      return;
    case 'Literal':
      if (!['string', 'number', 'boolean'].includes(typeof expression.value)) report(expression, ONLY_FACTS);
      checkText(String(expression.value), expression, report);
      return;
    default:
      report(expression, ONLY_FACTS);
  }
}

/**
 * Checks code in braces.
 * @param node what contains the code; it is reported if the parser has left no syntax tree
 */
export function checkCode(
  program: Program | null | undefined,
  node: TextPart,
  names: ImportedNames,
  report: Report,
): void {
  if (!program) report(node, ONLY_FACTS);
  // A comment, `{/* … */}`, is parsed as a program without statements.
  for (const statement of program?.body ?? [])
    checkExpression(statement.type === 'ExpressionStatement' ? statement.expression : statement, names, report);
}
