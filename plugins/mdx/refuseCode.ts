import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import { pageCodeDiagnostics } from './page-code/pageCode';

/** What `plugins/handbook/plugin.ts` writes. It deletes everything else from these folders. */
const WRITTEN_BY_PLUGIN = /[\\/]handbook[\\/](blocks|_tables)[\\/]/;

/**
 * Remark plugin that stops the build at a page that is more than text; see `pageCodeDiagnostics`.
 * It has to be the first plugin, because Docusaurus' own add code to the tree.
 */
export default function refuseCode(options: { isHandbook?: boolean } = {}) {
  return (tree: Root, file: VFile): void => {
    if (WRITTEN_BY_PLUGIN.test(file.path)) return;
    const places = location(file);
    const lines = pageCodeDiagnostics(tree, options).map(({ start, message }) => {
      const { line, column } = places.toPoint(start) ?? { line: 1, column: 1 };
      return `- line ${line}, column ${column}: ${message}`;
    });
    if (lines.length === 0) return;
    const name = path.relative(process.cwd(), file.path);
    throw new Error(`${name} contains something that a page may not contain:\n${lines.join('\n')}`);
  };
}
