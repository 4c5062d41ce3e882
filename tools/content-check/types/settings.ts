import ts from 'typescript';

/** A setting that a block has according to its type. */
export interface DeclaredSetting {
  name: string;
  isRequired: boolean;
  /** The texts it accepts; null where it accepts any text or something else. */
  choices: string[] | null;
  accepts: 'text' | 'boolean' | 'number' | 'something else';
}

/** Settings that React adds and writers do not use. */
const OF_REACT = new Set(['key', 'ref']);

function acceptedBy(parts: readonly ts.Type[]): DeclaredSetting['accepts'] {
  const allAre = (flags: ts.TypeFlags) => parts.every((part) => (part.flags & flags) !== 0);
  if (allAre(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (allAre(ts.TypeFlags.NumberLike)) return 'number';
  return allAre(ts.TypeFlags.StringLike) ? 'text' : 'something else';
}

function declaredSetting(checker: ts.TypeChecker, symbol: ts.Symbol, node: ts.Node): DeclaredSetting {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, node));
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? part.value : []));
  return {
    name: symbol.name,
    isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    // TypeScript's own order depends on what it happened to read first.
    choices: texts.length === parts.length ? texts.sort() : null,
    accepts: acceptedBy(parts),
  };
}

const known = new WeakMap<ts.Type, ReadonlyMap<string, DeclaredSetting>>();

/** The settings of a block or an HTML element by name, including `children`. */
export function settingsOfType(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.Node,
): ReadonlyMap<string, DeclaredSetting> {
  const before = known.get(type);
  if (before) return before;
  const symbols = type.getApparentProperties().filter(({ name }) => !OF_REACT.has(name));
  const settings = new Map(symbols.map((symbol) => [symbol.name, declaredSetting(checker, symbol, node)]));
  known.set(type, settings);
  return settings;
}
