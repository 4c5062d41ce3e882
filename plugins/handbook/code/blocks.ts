import path from 'node:path';
import ts from 'typescript';
import type { Part, Setting } from '../documentation';

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the doc comment of a component or a setting without its tags. */
export function descriptionOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return onOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** Returns the texts of one tag of a doc comment, such as every `@useFor` of a block. */
export function tagsOf(symbol: ts.Symbol, tag: string): string[] {
  return symbol
    .getJsDocTags()
    .filter(({ name }) => name === tag)
    .map(({ text }) => onOneLine(ts.displayPartsToString(text)));
}

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

export interface Member {
  name: string;
  symbol: ts.Symbol;
  declaration: ts.FunctionDeclaration;
}

/** A block and its items, which one file exports together: `Cards` and `Card`. */
export interface Family {
  name: string;
  /** Absolute path. */
  examplesFile: string;
  /** The block first, then its items in the order of the file. */
  members: [Member, ...Member[]];
}

const ENTRY = 'src/blocks/index.ts';

/**
 * Parses and type-checks the code of all blocks.
 * @param previous an earlier program, whose unchanged files are used again
 */
export function blocksProgram(siteDirectory: string, previous?: ts.Program): ts.Program {
  const { config } = ts.readConfigFile(path.join(siteDirectory, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, siteDirectory);
  const files = [ENTRY, 'src/config/generated.d.ts'].map((file) => path.join(siteDirectory, file));
  return ts.createProgram(files, { ...options, types: [] }, undefined, previous);
}

function memberOf(specifier: ts.ExportSpecifier, checker: ts.TypeChecker): Member {
  const name = specifier.name.text;
  const exported = checker.getSymbolAtLocation(specifier.name);
  const symbol = exported && checker.getAliasedSymbol(exported);
  const declaration = symbol?.valueDeclaration;
  if (!symbol || !declaration || !ts.isFunctionDeclaration(declaration)) {
    throw new Error(`${ENTRY} exports ${name}, which is not a function. A block is a function component.`);
  }
  return { name, symbol, declaration };
}

/**
 * Returns every block that pages may import, in the order of `src/blocks/index.ts`.
 * @throws Error when a file exports no block of its own name
 */
export function blockFamilies(siteDirectory: string, program: ts.Program): Family[] {
  const entry = program.getSourceFile(path.join(siteDirectory, ENTRY));
  if (!entry) throw new Error(`${ENTRY} is missing.`);
  const checker = program.getTypeChecker();

  return entry.statements.filter(ts.isExportDeclaration).map((statement) => {
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause) || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) {
      throw new Error(`${ENTRY}: write each line as "export { Name } from './Name/Name';".`);
    }
    const name = path.basename(moduleSpecifier.text);
    const members = exportClause.elements.map((specifier) => memberOf(specifier, checker));
    const block = members.find((member) => member.name === name);
    if (!block) throw new Error(`${ENTRY}: ${moduleSpecifier.text} exports no block named ${name}.`);
    const items = members
      .filter((member) => member !== block)
      .sort((one, other) => one.declaration.pos - other.declaration.pos);
    return {
      name,
      examplesFile: path.resolve(path.dirname(entry.fileName), moduleSpecifier.text, '../examples.mdx'),
      members: [block, ...items],
    };
  });
}

interface Known {
  checker: ts.TypeChecker;
  /** The facts of `src/facts/strings.yaml`, which default values name; without them, such a value is undefined. */
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
  return {
    name,
    isRequired,
    kind,
    choices,
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
