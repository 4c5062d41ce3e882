import type { Expression, MemberExpression, Program, SpreadElement } from 'estree-jsx';
import { INVISIBLE_CHARACTER, invisibleCharacterAt } from '../../../lib/text';
import type { Names } from './imports';

/**
 * `import` is the file after `from`, `name` an unknown name in braces, `block` a component that is not an imported block, `task` the box
 * of a task list.
 */
export type Kind = 'import' | 'name' | 'block' | 'element' | 'address' | 'task' | 'code';

/** Reports an error at a node of the tree or of its code. */
export type Report = (kind: Kind, node: object, message: string, expected?: string) => void;

/** The parts of a tree have offsets in `position`, the parts of its code in `start` and `end`. */
export type Ranged = {
  start?: number;
  end?: number;
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** Properties that every object or function inherits, and that give access to the runtime: `company.constructor`. */
const isInherited = (name: string) => name in Function.prototype && !['name', 'length'].includes(name);

const ONLY_FACTS =
  'A page cannot calculate or run a program: between { and } you can only write the name of a fact, such as {company.brand}. Write the words or the figure instead.';

/**
 * Checks a text as visitors see it, with character references and escapes decoded: `&#x202e;`, `"\u202e"`.
 * @param node the node that contains it
 */
export function checkText(text: string, node: object, report: Report): void {
  if (invisibleCharacterAt(text) >= 0) report('code', node, INVISIBLE_CHARACTER);
}

/** `{props.children}`, where a shared text shows what a page writes between its tags. */
const isChildren = ({ object, property, computed }: MemberExpression): boolean =>
  !computed &&
  object.type === 'Identifier' &&
  object.name === 'props' &&
  property.type === 'Identifier' &&
  property.name === 'children';

function checkMember(
  { object, property, computed, optional }: MemberExpression,
  facts: Names['facts'],
  report: Report,
) {
  const key = property.type === 'Literal' ? String(property.value) : property.type === 'Identifier' && property.name;
  const isPlain = computed ? property.type === 'Literal' && typeof property.value === 'number' : key !== false;
  if (!isPlain || optional || (key && isInherited(key))) report('code', property, ONLY_FACTS);
  if (object.type === 'Super') report('code', object, ONLY_FACTS);
  else checkExpression(object, facts, report);
}

function checkExpression(expression: Expression | SpreadElement, facts: Names['facts'], report: Report): void {
  switch (expression.type) {
    case 'Identifier':
      if (!facts.has(expression.name)) {
        report('name', expression, `This page imports no fact "${expression.name}". ${ONLY_FACTS}`);
      }
      return;
    case 'MemberExpression':
      if (!isChildren(expression)) checkMember(expression, facts, report);
      return;
    case 'TemplateLiteral':
      for (const { value } of expression.quasis) checkText(value.cooked ?? '', expression, report);
      for (const part of expression.expressions) checkExpression(part, facts, report);
      return;
    case 'Literal':
      if (!['string', 'number', 'boolean'].includes(typeof expression.value)) report('code', expression, ONLY_FACTS);
      checkText(String(expression.value), expression, report);
      return;
    default:
      report('code', expression, ONLY_FACTS);
  }
}

/**
 * Checks code in braces.
 * @param node what contains the code; it is reported if the parser has left no syntax tree
 */
export function checkCode(
  program: Program | null | undefined,
  node: object,
  facts: Names['facts'],
  report: Report,
): void {
  if (!program) report('code', node, ONLY_FACTS);
  // A comment, `{/* … */}`, is parsed as a program without statements.
  for (const statement of program?.body ?? []) {
    if (statement.type === 'ExpressionStatement') checkExpression(statement.expression, facts, report);
    else report('code', statement, ONLY_FACTS);
  }
}
