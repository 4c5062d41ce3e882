import ts from 'typescript';
import type { Part, Setting } from '../documentation';
import { descriptionOf } from './docComment';
import type { Member } from './families';

/** The type of the `icon` setting, `src/ui/Icon.tsx`: its names have a page of their own. */
const ICON_TYPE = 'IconName';

/** The texts that a type allows, in the order of the code: a union forgets it, the list that it is made from does not. */
export function literalTexts(type: ts.Type, node: ts.TypeNode | undefined, checker: ts.TypeChecker): string[] {
  if (node && ts.isIndexedAccessTypeNode(node)) {
    const list = checker.getTypeFromTypeNode(node.objectType);
    if (checker.isTupleType(list)) {
      return checker
        .getTypeArguments(list as ts.TypeReference)
        .flatMap((entry) => (entry.isStringLiteral() ? entry.value : []));
    }
  }
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => (member.isStringLiteral() ? member.value : []));
}

/** What the component takes where a setting is left out, by the `=` in its parameter. */
function fallbackOf(name: string, { declaration }: Member, checker: ts.TypeChecker): string | undefined {
  const pattern = declaration.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return undefined;
  const element = pattern.elements.find((candidate) => candidate.name.getText() === name);
  const type = element?.initializer && checker.getTypeAtLocation(element.initializer);
  return type?.isStringLiteral() ? type.value : undefined;
}

function describeSetting(property: ts.Symbol, member: Member, checker: ts.TypeChecker): Setting {
  const name = property.name;
  const declaration = property.valueDeclaration;
  if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) {
    throw new Error(`${member.name}: the type of ${name} is not written in an interface.`);
  }
  const node = declaration.type;
  const base = {
    name,
    isRequired: !(property.flags & ts.SymbolFlags.Optional),
    choices: [],
    description: descriptionOf(property, checker),
    fallback: fallbackOf(name, member, checker),
  };
  if (node.getText() === ICON_TYPE) return { ...base, kind: 'icon' };
  if (node.kind === ts.SyntaxKind.StringKeyword) return { ...base, kind: 'text' };
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return { ...base, kind: 'switch' };
  const choices = literalTexts(checker.getTypeFromTypeNode(node), node, checker);
  if (choices.length === 0) {
    throw new Error(`${member.name}: the handbook has no words for the type of ${name}, ${node.getText()}.`);
  }
  return { ...base, kind: 'choice', choices };
}

/**
 * A block or an item in words: what the interface of its settings and the doc comments say.
 * @throws Error for a setting of a kind that a writer could not write
 */
export function describePart(member: Member, checker: ts.TypeChecker): Part {
  const [parameter] = member.declaration.parameters;
  const properties = parameter ? checker.getPropertiesOfType(checker.getTypeAtLocation(parameter)) : [];
  const children = properties.find((property) => property.name === 'children');
  return {
    name: member.name,
    summary: descriptionOf(member.symbol, checker),
    settings: properties
      .filter((property) => property !== children)
      .map((property) => describeSetting(property, member, checker)),
    content: children
      ? {
          isRequired: !(children.flags & ts.SymbolFlags.Optional),
          description: descriptionOf(children, checker),
        }
      : null,
  };
}
