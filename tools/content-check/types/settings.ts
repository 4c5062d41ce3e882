import ts from 'typescript';

/** A setting that a block has, as its type says. */
export interface DeclaredSetting {
  name: string;
  isRequired: boolean;
  /** The words it takes, where it takes only some; null where it takes any text or something else. */
  choices: string[] | null;
  /** What it takes, in words: `text`, `true or false`. */
  takes: string;
}

/** Settings that React knows and no writer needs. */
const OF_REACT = new Set(['key', 'ref']);

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isOf(type: ts.Type, flags: ts.TypeFlags): boolean {
  return (type.flags & flags) !== 0;
}

function inWords(parts: readonly ts.Type[]): string {
  if (parts.every((part) => isOf(part, ts.TypeFlags.BooleanLike))) return 'true or false';
  if (parts.every((part) => isOf(part, ts.TypeFlags.NumberLike))) return 'a number, in braces';
  if (parts.every((part) => isOf(part, ts.TypeFlags.StringLike))) return 'text';
  return 'something else';
}

/** A setting by the symbol of its declaration. */
export function declaredSetting(checker: ts.TypeChecker, symbol: ts.Symbol, place: ts.Node): DeclaredSetting {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, place));
  const parts = partsOf(type);
  const isChoice = parts.every((part) => part.isStringLiteral());
  return {
    name: symbol.name,
    isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    // TypeScript's own order depends on what it happened to read first.
    choices: isChoice ? parts.map((part) => (part as ts.StringLiteralType).value).sort() : null,
    takes: inWords(parts),
  };
}

const known = new WeakMap<ts.Type, ReadonlyMap<string, DeclaredSetting>>();

/** The settings of a block or HTML element, by name; `children` among them, what only React knows not. */
export function settingsOfType(
  checker: ts.TypeChecker,
  type: ts.Type,
  place: ts.Node,
): ReadonlyMap<string, DeclaredSetting> {
  const before = known.get(type);
  if (before) return before;
  const symbols = type.getApparentProperties().filter(({ name }) => !OF_REACT.has(name));
  const settings = new Map(symbols.map((symbol) => [symbol.name, declaredSetting(checker, symbol, place)]));
  known.set(type, settings);
  return settings;
}
