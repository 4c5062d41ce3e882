import type { ImportDeclaration } from 'estree-jsx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Report } from './expressions';

/** The files that a page may import. */
export const BLOCKS = '@site/src/blocks';
const FACTS = /^@site\/src\/facts\/\w+$/;
const SHARED_TEXT = /^@site\/pages\/_shared\/[\w-]+\.mdx$/;
/** What only the handbook's pages may import. */
const HANDBOOK_PART = '@site/plugins/handbook/Example';

/** Returns whether a page may import this file. */
export function isAllowedImport(source: string, isHandbook = false): boolean {
  return (
    source === BLOCKS || FACTS.test(source) || SHARED_TEXT.test(source) || (isHandbook && source === HANDBOOK_PART)
  );
}

/** The name of a shared text in a page: not one that the compiler uses, such as `MDXContent`. */
const SHARED_NAME = /^[A-Z][a-z]\w*$/;

/** The names that a page imports. Another name (`as`) could be one that the compiler uses. */
export interface Names {
  facts: Set<string>;
  components: Set<string>;
  isHandbook: boolean;
}

function readImport(statement: ImportDeclaration, names: Names, report: Report): void {
  const source = String(statement.source.value);
  if (!isAllowedImport(source, names.isHandbook)) {
    report(
      'import',
      statement.source,
      `A page may import only blocks, facts and shared text, not "${source}". Delete this line.`,
    );
    return;
  }
  const isShared = SHARED_TEXT.test(source);
  const isValid = (specifier: ImportDeclaration['specifiers'][number]): boolean =>
    isShared
      ? specifier.type === 'ImportDefaultSpecifier' && SHARED_NAME.test(specifier.local.name)
      : specifier.type === 'ImportSpecifier' &&
        specifier.imported.type === 'Identifier' &&
        specifier.imported.name === specifier.local.name;
  if (statement.specifiers.length === 0 || !statement.specifiers.every(isValid)) {
    const example = isShared ? `import Name from '${source}';` : `import {Name} from '${source}';`;
    report('code', statement, `This line must name what the page uses. Write: ${example}`);
    return;
  }
  const kind = FACTS.test(source) ? names.facts : names.components;
  for (const { local } of statement.specifiers) kind.add(local.name);
}

/** Reads the imports at the top of a page, and reports every other statement, even inside a block, because the compiler would run it. */
export function readStatements(tree: Root, isHandbook: boolean, report: Report): Names {
  const names: Names = { facts: new Set(['frontMatter']), components: new Set(), isHandbook };
  visit(tree, 'mdxjsEsm', (node, _, parent) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration')
        report(
          'code',
          statement,
          'A page contains text and blocks, not programs. Delete this line, which starts with "export".',
        );
      else if (parent?.type === 'root') readImport(statement, names, report);
      else
        report('import', statement, 'A line that starts with "import" belongs at the top of the page. Move it there.');
    }
  });
  return names;
}
