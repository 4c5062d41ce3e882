/** Reads the blocks with the TypeScript compiler: settings, defaults and advice from their types and doc comments. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface SettingDocs {
  name: string;
  isRequired: boolean;
  /** `switch`: written without a value. `choice`: one of `choices`. */
  kind: 'text' | 'switch' | 'choice';
  /** Sorted. */
  choices: string[];
  /** A text or a choice, if the component declares one. */
  defaultValue: string | undefined;
  /** The doc comment. As in all texts here, code is between backticks. */
  description: string;
}

/** A block or one of its items. */
export interface ComponentDocs {
  name: string;
  /** The doc comment without its tags. */
  summary: string;
  settings: SettingDocs[];
  /** What is between the opening and the closing tag; null if nothing may be. */
  content: { isRequired: boolean; description: string } | null;
}

/** A block and its items, which one file exports together: `Cards` and `Card`. */
export interface BlockDocs {
  name: string;
  /** Absolute path. */
  directory: string;
  useFor: string[];
  notFor: string[];
  /** The block first, then its items in the order of the file. */
  parts: [ComponentDocs, ...ComponentDocs[]];
}

interface BlockComponent {
  symbol: ts.Symbol;
  declaration: ts.FunctionDeclaration;
}

const BLOCK_INDEX = 'src/blocks/index.ts';

/**
 * Parses and type-checks the code of all blocks.
 * @param previous an earlier program, whose unchanged files are used again
 */
export function blocksProgram(siteDirectory: string, previous?: ts.Program): ts.Program {
  const { config } = ts.readConfigFile(path.join(siteDirectory, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, siteDirectory);
  const files = [BLOCK_INDEX, 'src/config/generated.d.ts'].map((file) => path.join(siteDirectory, file));
  return ts.createProgram(files, { ...options, types: [] }, undefined, previous);
}

const onOneLine = (parts: ts.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();

const isRequired = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) === 0;

/** Returns the default value of a setting, which the component's parameter declares with `=`. */
function defaultOf(name: string, { declaration }: BlockComponent, checker: ts.TypeChecker): string | undefined {
  const pattern = declaration.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return undefined;
  const initializer = pattern.elements.find((element) => element.name.getText() === name)?.initializer;
  const type = initializer && checker.getTypeAtLocation(initializer);
  return type?.isStringLiteral() ? type.value : undefined;
}

function settingKind(types: readonly ts.Type[]): SettingDocs['kind'] | null {
  const areAll = (flags: ts.TypeFlags) => types.every((type) => (type.flags & flags) !== 0);
  if (areAll(ts.TypeFlags.StringLiteral)) return 'choice';
  if (areAll(ts.TypeFlags.StringLike)) return 'text';
  return areAll(ts.TypeFlags.BooleanLike) ? 'switch' : null;
}

function describeSetting(property: ts.Symbol, component: BlockComponent, checker: ts.TypeChecker): SettingDocs {
  const { name } = property;
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, component.declaration));
  const types = type.isUnion() ? type.types : [type];
  const kind = settingKind(types);
  if (!kind) throw new Error(`${component.symbol.name}: the setting ${name} is not text, a choice or a switch.`);
  return {
    name,
    isRequired: isRequired(property),
    kind,
    // TypeScript does not keep the order of a union.
    choices: types.flatMap((member) => (member.isStringLiteral() ? member.value : [])).sort(),
    defaultValue: defaultOf(name, component, checker),
    description: onOneLine(property.getDocumentationComment(checker)),
  };
}

function describeComponent(component: BlockComponent, checker: ts.TypeChecker): ComponentDocs {
  const { symbol, declaration } = component;
  const [parameter] = declaration.parameters;
  const properties = parameter ? checker.getPropertiesOfType(checker.getTypeAtLocation(parameter)) : [];
  const children = properties.find(({ name }) => name === 'children');
  return {
    name: symbol.name,
    summary: onOneLine(symbol.getDocumentationComment(checker)),
    settings: properties
      .filter((property) => property !== children)
      .map((property) => describeSetting(property, component, checker)),
    content: children
      ? { isRequired: isRequired(children), description: onOneLine(children.getDocumentationComment(checker)) }
      : null,
  };
}

/** Returns the components that pages may import, by file. */
function componentsByFile(siteDirectory: string, program: ts.Program): Map<string, BlockComponent[]> {
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(path.join(siteDirectory, BLOCK_INDEX));
  const module = entry && checker.getSymbolAtLocation(entry);
  const files = new Map<string, BlockComponent[]>();
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const symbol = checker.getAliasedSymbol(exported);
    const declaration = symbol.valueDeclaration;
    if (!declaration || !ts.isFunctionDeclaration(declaration))
      throw new Error(`${BLOCK_INDEX} exports ${exported.name}, which is not a function component.`);
    const file = declaration.getSourceFile().fileName;
    files.set(file, [...(files.get(file) ?? []), { symbol, declaration }]);
  }
  return files;
}

/**
 * Returns every block that pages may import.
 * @throws Error for a file that exports no block of its own name, and for a setting of a type that cannot be written on a page
 */
export function readBlocks(siteDirectory: string, program = blocksProgram(siteDirectory)): BlockDocs[] {
  const checker = program.getTypeChecker();
  return [...componentsByFile(siteDirectory, program)].map(([file, components]) => {
    const name = path.parse(file).name;
    const block = components.find(({ symbol }) => symbol.name === name);
    if (!block) throw new Error(`${BLOCK_INDEX}: ${file} exports no block named ${name}.`);
    const items = components.filter((component) => component !== block);
    items.sort((a, b) => a.declaration.pos - b.declaration.pos);
    const tags = block.symbol.getJsDocTags();
    const textsOf = (tag: string) => tags.flatMap(({ name, text }) => (name === tag ? onOneLine(text) : []));
    return {
      name,
      directory: path.dirname(file),
      useFor: textsOf('useFor'),
      notFor: textsOf('notFor'),
      parts: [describeComponent(block, checker), ...items.map((item) => describeComponent(item, checker))],
    };
  });
}

export interface BlockExample {
  title: string;
  mdx: string;
}

/**
 * Reads the examples in the folder of a block. Each starts with a heading of the first level, which is its title.
 * @throws Error for a file without examples
 */
export function readExamples(directory: string): BlockExample[] {
  const file = path.join(directory, 'examples.mdx');
  const [, ...parts] = readFileSync(file, 'utf8').split(/^# /m);
  if (parts.length === 0) throw new Error(`${file} has no example. Start one with "# Its title".`);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title, mdx: lines.join('\n').trim() };
  });
}
