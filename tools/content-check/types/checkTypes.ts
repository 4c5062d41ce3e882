import ts from 'typescript';
import type { Page } from '../page';
import type { Range } from '../range';
import { type TypedElement, typedElements } from './elements';
import { createPagesProgram, type PagesProgram } from './program';

/** An error that TypeScript reports in a page. */
export interface TypeDiagnostic extends Range {
  /** TypeScript's error number. */
  code: number;
  message: string;
}

/** What TypeScript knows about the pages that parse. */
export interface TypeFacts {
  /** Names of all blocks. */
  blocks: readonly string[];
  /** The names that a file exports; null where the file does not exist. */
  exportsOf(page: Page, source: string): readonly string[] | null;
  /** Blocks and HTML elements, with the errors in their settings. */
  elementsOf(page: Page): readonly TypedElement[];
  /** Everything that TypeScript reports, including errors in settings. */
  diagnosticsOf(page: Page): readonly TypeDiagnostic[];
}

export const BLOCKS_MODULE = '@site/src/blocks';

function exportsOf({ checker, sourceFileOf }: PagesProgram, page: Page, source: string): string[] | null {
  for (const statement of sourceFileOf(page)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text !== source) continue;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    return module ? checker.getExportsOfModule(module).map(({ name }) => name) : null;
  }
  return null;
}

function diagnosticsOf({ program, sourceFileOf }: PagesProgram, page: Page): TypeDiagnostic[] {
  const file = sourceFileOf(page);
  if (!file) return [];
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].flatMap(
    ({ start, length = 0, code, messageText }) =>
      start === undefined
        ? []
        : [{ start, end: start + length, code, message: ts.flattenDiagnosticMessageText(messageText, ' ') }],
  );
}

function blockNames({ program, checker }: PagesProgram, codeDirectory: string): string[] {
  const file = program.getSourceFile(`${codeDirectory.replaceAll('\\', '/')}/src/blocks/index.ts`);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
}

function perPage<Value>(find: (page: Page) => Value): (page: Page) => Value {
  const known = new Map<Page, Value>();
  return (page) => {
    const value = known.get(page) ?? find(page);
    known.set(page, value);
    return value;
  };
}

/**
 * Type checks the pages.
 * @throws Error when there is no readable `tsconfig.json`
 */
export async function checkTypes(directory: string, codeDirectory: string, pages: readonly Page[]): Promise<TypeFacts> {
  const program = await createPagesProgram(directory, codeDirectory, pages);
  return {
    blocks: blockNames(program, codeDirectory),
    exportsOf: (page, source) => exportsOf(program, page, source),
    elementsOf: perPage((page) => typedElements(program, page)),
    diagnosticsOf: perPage((page) => diagnosticsOf(program, page)),
  };
}
