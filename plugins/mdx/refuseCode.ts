import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import type { PageCodeDiagnostic } from './page-code/diagnostic';
import { pageCodeDiagnostics, pageTextDiagnostics } from './page-code/pageCode';

/** @throws Error with every place in a page that is more than text */
function refuse(filePath: string, source: string, diagnostics: readonly PageCodeDiagnostic[]): void {
  if (diagnostics.length === 0) return;
  const places = location(source);
  const lines = diagnostics.map(({ start, message }) => {
    const { line, column } = places.toPoint(start) ?? { line: 1, column: 1 };
    return `- line ${line}, column ${column}: ${message}`;
  });
  const name = path.relative(process.cwd(), filePath);
  throw new Error(`${name} contains something that a page may not contain:\n${lines.join('\n')}`);
}

/**
 * Preprocessor of Docusaurus (https://docusaurus.io/docs/api/docusaurus-config#markdown), which gets the text of every page before
 * Docusaurus changes it. Stops the build at a text that Docusaurus would change; see `pageTextDiagnostics`.
 */
export function refuseText({ filePath, fileContent }: { filePath: string; fileContent: string }): string {
  refuse(filePath, fileContent, pageTextDiagnostics(fileContent));
  return fileContent;
}

/**
 * Remark plugin that stops the build at a page that is more than text; see `pageCodeDiagnostics`.
 * It has to be the first plugin, because Docusaurus' own add code to the tree.
 */
export default function refuseCode(options: { isHandbook?: boolean } = {}) {
  return (tree: Root, file: VFile): void => refuse(file.path, String(file), pageCodeDiagnostics(tree, options));
}
