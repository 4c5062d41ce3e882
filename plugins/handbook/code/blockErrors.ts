import ts from 'typescript';
import { itemsIn } from '../../../src/blocks/contents';
import {
  type BlockErrorText,
  foreignChild,
  missingSetting,
  notOneList,
  unknownChoice,
  wrongCount,
} from '../../../src/blocks/errorTexts';
import type { ListedError } from '../documentation';
import type { Family } from './blockFamilies';
import { literalTexts } from './settingType';

/** Takes the place of what depends on the page. */
const ANYTHING = '…';
/** A longer list of choices is cut. The icons, for example, have a page of their own. */
const MAXIMUM_CHOICES = 8;

interface Call {
  name: string;
  arguments: readonly ts.Expression[];
  checker: ts.TypeChecker;
}

/** Returns the strings that an expression can be, or the placeholder if its type allows any string. */
function textsOf(node: ts.Node | undefined, checker: ts.TypeChecker): string[] {
  if (!node) return [];
  const type = checker.getTypeAtLocation(node);
  const texts = literalTexts(type, undefined, checker);
  if (texts.length > 0) return texts;
  if (type.isNumberLiteral()) return [String(type.value)];
  if (!ts.isTemplateExpression(node)) return [ANYTHING];
  return node.templateSpans.reduce(
    (starts, span) =>
      starts.flatMap((start) => textsOf(span.expression, checker).map((text) => start + text + span.literal.text)),
    [node.head.text],
  );
}

function choicesOf(node: ts.Node | undefined, checker: ts.TypeChecker): string[] {
  const list = node && checker.getTypeAtLocation(node);
  const entries = list && checker.getTypeArguments(list as ts.TypeReference);
  const texts = (entries ?? []).flatMap((entry) => literalTexts(entry, undefined, checker));
  return texts.length === 0 || texts.length > MAXIMUM_CHOICES ? [...texts.slice(0, 3), ANYTHING] : texts;
}

function propertyOf(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  const property =
    node && ts.isObjectLiteralExpression(node)
      ? node.properties.find((candidate) => candidate.name?.getText() === name)
      : undefined;
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The errors that a call to each function of `blockError.ts` and `markdownList.ts` can throw. */
const readers: Record<string, (call: Call) => BlockErrorText[]> = {
  required: ({ arguments: [, setting], checker }) => textsOf(setting, checker).map(missingSetting),
  oneOf: ({ arguments: [, setting, , choices], checker }) =>
    textsOf(setting, checker)
      .map((name) => unknownChoice(name, ANYTHING, choicesOf(choices, checker)))
      .map(({ actual, expected }) => ({ actual, expected: expected.replace(/…\.$/, ANYTHING) })),
  itemsOf: ({ arguments: [block], checker }) =>
    textsOf(block, checker).flatMap((name) => {
      const items = itemsIn(name);
      return items ? [foreignChild(ANYTHING, items.block), wrongCount(ANYTHING, items.block, items)] : [];
    }),
  entriesOf: () => [notOneList],
  BlockError: ({ arguments: [, text], checker }) =>
    textsOf(propertyOf(text, 'actual'), checker).flatMap((actual) =>
      textsOf(propertyOf(text, 'expected'), checker).map((expected) => ({ actual, expected })),
    ),
};

function errorsOfCall(call: Call): ListedError[] {
  return (readers[call.name]?.(call) ?? []).flatMap((text) =>
    textsOf(call.arguments[0], call.checker).map((block) => ({ block, ...text })),
  );
}

/**
 * Returns every error that a block and its items can throw, read from the calls in their code. The texts come from
 * `src/blocks/errorTexts.ts`, as they do when a block throws; `…` takes the place of what depends on the page.
 */
export function blockErrorsOf({ name, members }: Family, checker: ts.TypeChecker): ListedError[] {
  const errors: ListedError[] = [];
  function visit(node: ts.Node): void {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      const call = { name: node.expression.text, arguments: node.arguments ?? [], checker };
      errors.push(...errorsOfCall(call));
    }
    ts.forEachChild(node, visit);
  }
  for (const file of new Set(members.map(({ declaration }) => declaration.getSourceFile()))) visit(file);

  const own = errors.filter(({ block }) => members.some((member) => member.name === block));
  if (own.length < errors.length) throw new Error(`${name}: an error names a block that this file does not export.`);
  const order = members.map((member) => member.name);
  return own.sort((one, other) => order.indexOf(one.block) - order.indexOf(other.block));
}
