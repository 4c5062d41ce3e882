import path from 'node:path';
import ts from 'typescript';

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
      throw new Error(`${ENTRY}: write each line as "export { Name } from './Name';".`);
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
      examplesFile: path.resolve(path.dirname(entry.fileName), `${moduleSpecifier.text}.examples.mdx`),
      members: [block, ...items],
    };
  });
}
