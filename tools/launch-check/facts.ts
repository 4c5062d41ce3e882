import ts from 'typescript';
import type { LaunchSite } from './rule';

/** A value in a file of facts, with its line. */
export interface Fact {
  /** Null for lists, objects and computed values. */
  value: string | number | boolean | null;
  line: number;
  /** Values of an object, by name. */
  entries: ReadonlyMap<string, Fact>;
  /** Values of a list. */
  items: readonly Fact[];
}

function literal(node: ts.Expression): Fact['value'] {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  return null;
}

/** Removes `as const`, `satisfies Type` and parentheses. */
function unwrapped(node: ts.Expression): ts.Expression {
  const wraps = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return wraps ? unwrapped(node.expression) : node;
}

function factOf(place: ts.Node, expression: ts.Expression, file: ts.SourceFile): Fact {
  const node = unwrapped(expression);
  const properties = ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
  return {
    value: literal(node),
    line: file.getLineAndCharacterOfPosition(place.getStart(file)).line + 1,
    entries: new Map(
      properties.map((property) => [
        ts.isStringLiteralLike(property.name) ? property.name.text : property.name.getText(file),
        factOf(property, property.initializer, file),
      ]),
    ),
    items: ts.isArrayLiteralExpression(node) ? node.elements.map((item) => factOf(item, item, file)) : [],
  };
}

/**
 * Reads a constant at the top level of a TypeScript file.
 * @throws Error if it does not exist, so that renaming a constant does not make a rule pass
 */
export function factIn(site: LaunchSite, path: string, name: string): Fact {
  const source = site.read(path)?.toString('utf8') ?? '';
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.initializer && ts.isIdentifier(declaration.name) && declaration.name.text === name) {
        return factOf(declaration, declaration.initializer, file);
      }
    }
  }
  throw new Error(`${path} has no constant "${name}".`);
}
