import ts from 'typescript';

/** The type of a block's setting in the terms of someone who writes a page. */
export interface SettingType {
  /** `switch`: written without a value. `choice`: one of `choices`. `other`: cannot be written as an attribute of MDX. */
  kind: 'text' | 'switch' | 'number' | 'choice' | 'other';
  /** In the order of the code. */
  choices: string[];
  isRequired: boolean;
}

/**
 * Returns the strings that a type allows. A union does not keep its order, so a type such as `(typeof tones)[number]` is
 * read from the list behind it.
 */
export function literalTexts(type: ts.Type, node: ts.TypeNode | undefined, checker: ts.TypeChecker): string[] {
  const list = node && ts.isIndexedAccessTypeNode(node) ? checker.getTypeFromTypeNode(node.objectType) : undefined;
  const members =
    list && checker.isTupleType(list)
      ? checker.getTypeArguments(list as ts.TypeReference)
      : type.isUnion()
        ? type.types
        : [type];
  return members.flatMap((member) => (member.isStringLiteral() ? member.value : []));
}

function kindOf(parts: readonly ts.Type[]): SettingType['kind'] {
  const areAll = (flags: ts.TypeFlags) => parts.every((part) => (part.flags & flags) !== 0);
  if (areAll(ts.TypeFlags.StringLiteral)) return 'choice';
  if (areAll(ts.TypeFlags.StringLike)) return 'text';
  if (areAll(ts.TypeFlags.BooleanLike)) return 'switch';
  if (areAll(ts.TypeFlags.NumberLike)) return 'number';
  return 'other';
}

/**
 * Returns the type of a setting: a property of the props of a block or of an HTML element.
 * @param place where the setting is used or declared
 */
export function settingType(property: ts.Symbol, place: ts.Node, checker: ts.TypeChecker): SettingType {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, place));
  const { valueDeclaration } = property;
  const node = valueDeclaration && ts.isPropertySignature(valueDeclaration) ? valueDeclaration.type : undefined;
  const kind = kindOf(type.isUnion() ? type.types : [type]);
  return {
    kind,
    choices: kind === 'choice' ? literalTexts(type, node, checker) : [],
    isRequired: (property.flags & ts.SymbolFlags.Optional) === 0,
  };
}
