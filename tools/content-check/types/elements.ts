import ts from 'typescript';
import type { Page } from '../page';
import type { PagesProgram } from './program';
import { type DeclaredSetting, settingsOfType } from './settings';

/** An element and the errors in its settings. */
export interface TypedElement {
  /** `Hero`, `div`. */
  name: string;
  /** The position of its `<` in the page's text. */
  start: number;
  /** Every setting of its type, by name, including `children`. */
  declared: ReadonlyMap<string, DeclaredSetting>;
  /** Settings on the page that its type does not have. */
  unknown: string[];
  /** Required settings that the page lacks; `children` where the element is empty. */
  missing: DeclaredSetting[];
  /** Settings with a value of another type. */
  wrong: DeclaredSetting[];
}

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function hasContent(opening: Opening): boolean {
  if (!ts.isJsxOpeningElement(opening)) return false;
  return opening.parent.children.some((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
}

function attributesOf(opening: Opening): ts.JsxAttribute[] {
  return opening.attributes.properties.filter(ts.isJsxAttribute);
}

function valueType(checker: ts.TypeChecker, { initializer }: ts.JsxAttribute): ts.Type {
  if (!initializer) return checker.getTrueType();
  if (ts.isStringLiteral(initializer)) return checker.getStringLiteralType(initializer.text);
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value ? checker.getTypeAtLocation(value) : checker.getAnyType();
}

/** Compares every setting with the block's type. TypeScript itself reports only one error per element. */
function examine({ checker }: PagesProgram, opening: Opening): Omit<TypedElement, 'start' | 'name'> | null {
  const type = checker.getContextualType(opening.attributes);
  if (!type || (type.flags & ts.TypeFlags.Any) !== 0) return null;
  const declared = settingsOfType(checker, type, opening);
  const attributes = attributesOf(opening);
  const written = new Set(attributes.map((attribute) => attribute.name.getText()));
  if (hasContent(opening)) written.add('children');
  const hasSpread = opening.attributes.properties.some(ts.isJsxSpreadAttribute);

  const unknown = [...written].filter((name) => !declared.has(name) && !name.includes('-') && name !== 'key');
  const missing = hasSpread ? [] : [...declared.values()].filter((it) => it.isRequired && !written.has(it.name));
  const wrong = attributes.flatMap((attribute) => {
    const setting = declared.get(attribute.name.getText());
    const symbol = type.getProperty(attribute.name.getText());
    if (!setting || !symbol) return [];
    const expected = checker.getTypeOfSymbolAtLocation(symbol, opening);
    return checker.isTypeAssignableTo(valueType(checker, attribute), expected) ? [] : [setting];
  });
  return { declared, unknown, missing, wrong };
}

/** Every element that is written on a page, with the errors in its settings. */
export function typedElements(pages: PagesProgram, page: Page): TypedElement[] {
  const elements: TypedElement[] = [];

  function visit(node: ts.Node): void {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const start = pages.toSource(page, node.getStart());
      const name = node.tagName.getText();
      const found = start !== null && page.source[start] === '<' ? examine(pages, node) : null;
      if (start !== null && found) elements.push({ start, name, ...found });
    }
    ts.forEachChild(node, visit);
  }

  const file = pages.sourceFileOf(page);
  if (file) visit(file);
  return elements;
}
