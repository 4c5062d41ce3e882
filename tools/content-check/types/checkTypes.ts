import ts from 'typescript';
import type { Page } from '../page';
import { perPage } from '../perPage';
import type { Range } from '../range';
import { type TypedElement, typedElements } from './elements';
import { createPagesProgram, type PagesProgram } from './program';

/** Something that TypeScript says of a page, in its own words. */
export interface TypeDiagnostic extends Range {
  /** TypeScript's number for it. */
  code: number;
  message: string;
}

/** What TypeScript knows of the pages. Of a page that does not parse it knows nothing. */
export interface TypeFacts {
  /** Names that a page may import from `@site/src/blocks`. */
  blocks: readonly string[];
  /** The names that a page can import from there; null where there is no such file. */
  exportsOf(page: Page, source: string): readonly string[] | null;
  /** Blocks and HTML elements, with what is wrong with their settings. */
  elementsOf(page: Page): readonly TypedElement[];
  /** Everything that TypeScript reports, settings included. */
  remarksOf(page: Page): readonly TypeDiagnostic[];
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

function remarksOf({ program, sourceFileOf }: PagesProgram, page: Page): TypeDiagnostic[] {
  const file = sourceFileOf(page);
  if (!file) return [];
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].flatMap(
    ({ start, length = 0, code, messageText }) =>
      start === undefined
        ? []
        : [{ start, end: start + length, code, message: ts.flattenDiagnosticMessageText(messageText, ' ') }],
  );
}

/** Every name that the entry file of blocks exports and that is a block. */
function blockNames({ program, checker }: PagesProgram, codeDirectory: string): string[] {
  const file = program.getSourceFile(`${codeDirectory.replaceAll('\\', '/')}/src/blocks/index.ts`);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
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
    remarksOf: perPage((page) => remarksOf(program, page)),
  };
}
