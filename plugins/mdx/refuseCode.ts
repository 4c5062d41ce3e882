import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { pageCodeMessages, pageTextMessages } from './page-code/pageCode';

/** @throws Error with every place in a page that is more than text */
function refuse(filePath: string, messages: readonly VFileMessage[]): void {
  if (messages.length === 0) return;
  const lines = messages.map(({ line, column, reason }) => `- line ${line}, column ${column}: ${reason}`);
  const name = path.relative(process.cwd(), filePath);
  throw new Error(`${name} contains something that a page may not contain:\n${lines.join('\n')}`);
}

/**
 * Preprocessor of Docusaurus (https://docusaurus.io/docs/api/docusaurus-config#markdown), which gets the text of every page before
 * Docusaurus changes it. Stops the build at a text that Docusaurus would change; see `pageTextMessages`.
 */
export function refuseText({ filePath, fileContent }: { filePath: string; fileContent: string }): string {
  refuse(filePath, pageTextMessages(fileContent));
  return fileContent;
}

/**
 * Remark plugin that stops the build at a page that is more than text; see `pageCodeMessages`.
 * It has to be the first plugin, because Docusaurus' own add code to the tree.
 */
export default function refuseCode(options: { isHandbook?: boolean } = {}) {
  return (tree: Root, file: VFile): void => refuse(file.path, pageCodeMessages(tree, String(file), options));
}
