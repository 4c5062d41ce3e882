import ts from 'typescript';
import type { Part, Setting } from '../documentation';
import type { Member } from './blockFamilies';
import { descriptionOf } from './docComment';
import { settingType } from './settingType';

/** The type of the `icon` setting, from `src/ui/Icon.tsx`. Its values are on a page of their own. */
const ICON_TYPE = 'IconName';

interface Known {
  checker: ts.TypeChecker;
  /** The facts of `src/site/strings.yaml`, which default values name; without them, such a value is undefined. */
  strings?: Readonly<Record<string, unknown>>;
}

/** Returns the default value of a setting, which the component's parameter declares with `=`. */
function defaultOf(name: string, { declaration }: Member, { checker, strings }: Known): string | undefined {
  const pattern = declaration.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return undefined;
  const element = pattern.elements.find((candidate) => candidate.name.getText() === name);
  const type = element?.initializer && checker.getTypeAtLocation(element.initializer);
  const [, string] = /^strings\.(\w+)$/.exec(element?.initializer?.getText() ?? '') ?? [];
  if (string) return strings && String(strings[string]);
  return type?.isStringLiteral() ? type.value : undefined;
}

function describeSetting(property: ts.Symbol, member: Member, known: Known): Setting {
  const { checker } = known;
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
    defaultValue: defaultOf(name, member, known),
  };
}

/**
 * Describes a block or an item from the interface of its props and from its doc comments.
 * @throws Error for a setting of a type that cannot be written on a page
 */
export function describePart(member: Member, known: Known): Part {
  const { checker } = known;
  const [parameter] = member.declaration.parameters;
  const properties = parameter ? checker.getPropertiesOfType(checker.getTypeAtLocation(parameter)) : [];
  const children = properties.find((property) => property.name === 'children');
  return {
    name: member.name,
    summary: descriptionOf(member.symbol, checker),
    settings: properties
      .filter((property) => property !== children)
      .map((property) => describeSetting(property, member, known)),
    content: children
      ? {
          isRequired: !(children.flags & ts.SymbolFlags.Optional),
          description: descriptionOf(children, checker),
        }
      : null,
  };
}
