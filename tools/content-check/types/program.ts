import path from 'node:path';
import type { Language } from '@volar/language-core';
import { proxyCreateProgram } from '@volar/typescript';
import ts from 'typescript';
import type { Page } from '../page';
import { codeOnly } from './codeOnly';

/** A TypeScript program over the pages and what they import. */
export interface PagesProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The page as a TypeScript file; undefined where it does not parse. */
  sourceFileOf(page: Page): ts.SourceFile | undefined;
  /** Maps a position in that file to one in the page's text; null for code that the language plugin added. */
  toSource(page: Page, position: number): number | null;
}

/**
 * Resolves imports of pages: first in the checked folder, then in the code folder. Pages outside the code folder, as in
 * tests, also need React's types.
 */
function modulePaths(directory: string, codeDirectory: string): ts.MapLike<string[]> {
  const roots = directory === codeDirectory ? [codeDirectory] : [directory, codeDirectory];
  const paths = { '@site/*': roots.map((root) => `${root}/*`) };
  return directory === codeDirectory
    ? paths
    : { ...paths, 'react/*': [`${codeDirectory}/node_modules/@types/react/*`] };
}

/**
 * The packages whose types occur in settings. Everything else counts as `any`, which saves most of the time;
 * `npm run typecheck` reads everything.
 */
const PACKAGES = /\/node_modules\/(@types\/react|react)(\/|$)/;

function isLeftOut(file: string): boolean {
  return /\/node_modules\/[^/]/.test(file) && !PACKAGES.test(file) && !/\/node_modules\/@types\/?$/.test(file);
}

function compilerHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (file) => !isLeftOut(file) && host.fileExists(file),
    directoryExists: (directory) => !isLeftOut(directory) && (host.directoryExists?.(directory) ?? true),
  };
}

function readOptions(codeDirectory: string): ts.ParsedCommandLine {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(codeDirectory, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error(`There is no tsconfig.json in ${codeDirectory}.`);
  return config;
}

/** @throws Error when there is no readable `tsconfig.json` */
export async function createPagesProgram(
  directory: string,
  codeDirectory: string,
  pages: readonly Page[],
): Promise<PagesProgram> {
  // The MDX packages are ES modules, and tools run as CommonJS.
  const { mdxLanguage } = await import('../../../lib/mdxLanguage.mjs');
  const config = readOptions(codeDirectory);
  const options: ts.CompilerOptions = {
    ...config.options,
    allowNonTsExtensions: true,
    paths: modulePaths(directory, codeDirectory),
    types: [],
    // The DOM's types are large, no setting uses them, and React declares their names itself if they are left out.
    lib: ['lib.es2023.d.ts'],
  };
  const absolute = (page: Page) => path.join(directory, page.file).split(path.sep).join('/');
  const declarations = config.fileNames.filter((file) => file.endsWith('.d.ts'));

  const parsed = new Map(pages.flatMap(({ source, tree }) => (tree ? [[source, codeOnly(tree)] as const] : [])));

  let language: Language<string> | undefined;
  const createProgram = proxyCreateProgram(ts, ts.createProgram, () => ({
    languagePlugins: [mdxLanguage(parsed)],
    setup: (created) => {
      language = created;
    },
  }));
  const program = createProgram({
    rootNames: [...pages.map(absolute), ...declarations],
    options,
    host: compilerHost(options),
  });

  return {
    program,
    checker: program.getTypeChecker(),
    sourceFileOf: (page) => (page.tree ? program.getSourceFile(absolute(page)) : undefined),
    toSource: (page, position) => {
      const script = language?.scripts.get(absolute(page));
      const code = script?.generated?.root.embeddedCodes?.[0];
      if (!language || !script || !code) return null;
      // Volar puts as many spaces before the generated code as the page has characters.
      const generated = position - script.snapshot.getLength();
      for (const [offset] of language.maps.get(code, script).toSourceLocation(generated)) return offset;
      return null;
    },
  };
}
