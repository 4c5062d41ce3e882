import type { ImportDeclaration, Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import highlightCode from '../../../plugins/mdx/highlightCode';
import { checkFrontMatter } from '../../../src/seo/frontMatter';
import { readFrontMatter } from '../../content-check/parse/frontMatterBlock';
import type { CompiledPage } from '../protocol';

type Statement = Program['body'][number];

/** `import {A as B} from 'x'` → `const {A: B} = modules['x']`, because the page's browser already has the modules. */
function readsModules(declaration: ImportDeclaration): Statement {
  const name = (text: string) => ({ type: 'Identifier', name: text }) as const;
  const properties = declaration.specifiers.map((specifier) => {
    const imported =
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? specifier.imported.name
        : 'default';
    return {
      ...{ type: 'Property', kind: 'init', method: false, shorthand: false, computed: false },
      key: name(imported),
      value: name(specifier.local.name),
    };
  });
  const source = { type: 'MemberExpression', computed: true, optional: false, object: name('modules') };
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: { type: 'ObjectPattern', properties },
        init: { ...source, property: { type: 'Literal', value: String(declaration.source.value) } },
      },
    ],
  } as unknown as Statement;
}

function importsFromModules() {
  return (tree: Root): void => {
    visit(tree, 'mdxjsEsm', ({ data }) => {
      const program = data?.estree;
      if (!program) return;
      program.body = program.body.map((statement) =>
        statement.type === 'ImportDeclaration' ? readsModules(statement) : statement,
      );
    });
  };
}

/**
 * Compiles a page's text for `plugins/desk/runPage.ts`, with the steps of the build that change what a page shows.
 * `development` adds the line of every element, which connects the page with the text.
 */
export async function compilePage(text: string): Promise<CompiledPage> {
  const { frontMatter } = checkFrontMatter(readFrontMatter(text).block?.values ?? {});
  // An ES module that `require` cannot load, and tools run as CommonJS.
  const { compile } = await import('@mdx-js/mdx');
  try {
    const compiled = await compile(text, {
      outputFormat: 'function-body',
      development: true,
      providerImportSource: '@mdx-js/react',
      remarkPlugins: [remarkFrontmatter, remarkGfm, importsFromModules],
      rehypePlugins: [highlightCode],
    });
    return { code: String(compiled), frontMatter, error: null };
  } catch (error) {
    const { message, line = 1 } = error as VFileMessage;
    return { code: null, frontMatter, error: { message, line: line ?? 1 } };
  }
}
