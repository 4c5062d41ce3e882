import ts from 'typescript';
import { itemsIn, listEntriesIn } from '../../../src/blocks/contents';
import {
  type BlockErrorText,
  foreignChild,
  missingSetting,
  notOneList,
  unknownChoice,
  wrongCount,
  wrongListLength,
} from '../../../src/blocks/errorTexts';
import type { ListedError } from '../documentation';
import type { Family } from './families';
import { literalTexts } from './settings';

/** Stands in a message for what only the page can say. */
const ANYTHING = '…';
/** A longer list of words is cut: the icons have a page of their own. */
const CHOICES_SHOWN = 8;

interface Call {
  name: string;
  arguments: readonly ts.Expression[];
  checker: ts.TypeChecker;
}

/** The texts that an expression may be: its own, or every one of its type; the placeholder where the type is open. */
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
  return texts.length === 0 || texts.length > CHOICES_SHOWN ? [...texts.slice(0, 3), ANYTHING] : texts;
}

function propertyOf(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  const property =
    node && ts.isObjectLiteralExpression(node)
      ? node.properties.find((candidate) => candidate.name?.getText() === name)
      : undefined;
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** What each function of `blockError.ts` and `markdownList.ts` may throw, by the arguments of one call. */
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
  entriesOf: ({ arguments: [block], checker }) =>
    textsOf(block, checker).flatMap((name) => {
      const limits = listEntriesIn(name);
      return limits ? [notOneList, wrongListLength(ANYTHING, limits)] : [];
    }),
  BlockError: ({ arguments: [, mistake], checker }) =>
    textsOf(propertyOf(mistake, 'actual'), checker).flatMap((actual) =>
      textsOf(propertyOf(mistake, 'expected'), checker).map((expected) => ({ actual, expected })),
    ),
};

function mistakesOfCall(call: Call): ListedError[] {
  return (readers[call.name]?.(call) ?? []).flatMap((mistake) =>
    textsOf(call.arguments[0], call.checker).map((block) => ({ block, ...mistake })),
  );
}

/**
 * Every error that a block and its items can throw, read from the calls in their code; `…` stands for what only a page
 * can say. The words are those that the blocks throw: both come from `src/blocks/errorTexts.ts`.
 */
export function blockErrorsOf({ name, members }: Family, checker: ts.TypeChecker): ListedError[] {
  const mistakes: ListedError[] = [];
  function visit(node: ts.Node): void {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      const call = { name: node.expression.text, arguments: node.arguments ?? [], checker };
      mistakes.push(...mistakesOfCall(call));
    }
    ts.forEachChild(node, visit);
  }
  for (const file of new Set(members.map(({ declaration }) => declaration.getSourceFile()))) visit(file);

  const own = mistakes.filter(({ block }) => members.some((member) => member.name === block));
  if (own.length < mistakes.length) throw new Error(`${name}: an error names a block that this file does not export.`);
  const order = members.map((member) => member.name);
  return own.sort((one, other) => order.indexOf(one.block) - order.indexOf(other.block));
}
