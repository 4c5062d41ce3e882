import ts from 'typescript';
import { strings } from '../../../src/site/strings';
import type { Part, Setting } from '../documentation';
import type { Member } from './blockFamilies';
import { descriptionOf } from './docComment';
import { settingType } from './settingType';

/** The type of the `icon` setting, from `src/ui/Icon.tsx`. Its values are on a page of their own. */
const ICON_TYPE = 'IconName';

/** Returns the default value of a setting, which the component's parameter declares with `=`. */
function defaultOf(name: string, { declaration }: Member, checker: ts.TypeChecker): string | undefined {
  const pattern = declaration.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return undefined;
  const element = pattern.elements.find((candidate) => candidate.name.getText() === name);
  const type = element?.initializer && checker.getTypeAtLocation(element.initializer);
  const [, string] = /^strings\.(\w+)$/.exec(element?.initializer?.getText() ?? '') ?? [];
  if (string) return String(strings[string as keyof typeof strings]);
  return type?.isStringLiteral() ? type.value : undefined;
}

function describeSetting(property: ts.Symbol, member: Member, checker: ts.TypeChecker): Setting {
  const { name } = property;
  const { kind, choices, isRequired } = settingType(property, member.declaration, checker);
  if (kind === 'number' || kind === 'other') {
    throw new Error(`${member.name}: ${name} cannot be written on a page. A setting is a text, a choice or a switch.`);
  }
  const declaration = property.valueDeclaration;
  const isIcon = declaration && ts.isPropertySignature(declaration) && declaration.type?.getText() === ICON_TYPE;
  return {
    name,
    isRequired,
    kind: isIcon ? 'icon' : kind,
    choices: isIcon ? [] : choices,
    description: descriptionOf(property, checker),
    defaultValue: defaultOf(name, member, checker),
  };
}

/**
 * Describes a block or an item from the interface of its props and from its doc comments.
 * @throws Error for a setting of a type that cannot be written on a page
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
