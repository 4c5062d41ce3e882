import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { BlockExample } from '../documentation';
import { type PrintOptions, printMdx } from './mdxPrinter';

interface ExampleSource {
  title: string;
  node: ts.Expression;
}

/**
 * The examples of a file as they stand there: the entries of the object that it exports as `examples`.
 * @throws Error when there is no such object
 */
export function exampleSources(file: string): ExampleSource[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  const examples = declarations.find(({ name }) => name.getText() === 'examples')?.initializer;
  if (!examples || !ts.isObjectLiteralExpression(examples)) {
    throw new Error(`${path.basename(file)} should export an object named "examples".`);
  }
  return examples.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => ({
    title: ts.isStringLiteral(name) ? name.text : name.getText(),
    node: initializer,
  }));
}

/** The line that a page needs above the MDX: every block that the MDX uses, by name. */
export function importLine(mdx: string): string {
  const names = new Set([...mdx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  return `import {${[...names].sort().join(', ')}} from '@site/src/blocks';`;
}

/** The examples of a file as a writer pastes them. */
export function printExamples(file: string, options?: PrintOptions): BlockExample[] {
  return exampleSources(file).map(({ title, node }) => {
    const mdx = printMdx(node, options);
    return { title, mdx, importLine: importLine(mdx) };
  });
}
