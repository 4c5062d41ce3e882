/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import ts from 'typescript';
import { filesIn } from '../../../lib/files';

type Sources = Record<string, string>;

const files = ['src', 'plugins'].flatMap((directory) => filesIn(directory).map((file) => `${directory}/${file}`));

/** Returns the classes of a stylesheet; of a module, those that are its own. */
function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  const parser = selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':global') pseudo.remove();
    });
    root.walkClasses(({ value }) => void classes.add(value));
  });
  postcss.parse(css).walkRules(({ selector }) => void parser.processSync(selector));
  return classes;
}

/** What a source file says of styles: its stylesheets by name, `name.property` for each, all properties, and the words of its strings. */
function readSource(file: string, text: string) {
  const modules = new Map<string, string>();
  const named: { module: string; name: string }[] = [];
  const properties = new Set<string>();
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const name = node.importClause?.name?.text;
      const module = path.join(path.dirname(file), node.moduleSpecifier.text);
      if (name && module.endsWith('.module.css')) modules.set(name, module);
    }
    if (ts.isStringLiteralLike(node)) for (const word of node.text.split(/\s+/)) words.add(word);
    if (ts.isPropertyAccessExpression(node)) {
      properties.add(node.name.text);
      const module = ts.isIdentifier(node.expression) && modules.get(node.expression.text);
      if (module) named.push({ module, name: node.name.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { modules: [...modules.values()], named, properties, words };
}

/**
 * Returns what is dead among styles: classes that no component names, classes that a component names and no stylesheet has, and tokens that
 * nothing uses. A component that passes a stylesheet on as a value may name its classes by any property or string.
 */
function deadStyles(sources: Sources): string[] {
  const code = Object.entries(sources).filter(([file]) => !file.endsWith('.css'));
  const read = code.map(([file, text]) => readSource(file, text));
  const styles = Object.entries(sources).filter(([file]) => file.endsWith('.css'));
  const dead = styles.flatMap(([file, css]) => {
    const isModule = file.endsWith('.module.css');
    const users = isModule ? read.filter(({ modules }) => modules.includes(file)) : read;
    const isUsed = (name: string) =>
      users.some(({ properties, words }) => words.has(name) || (isModule && properties.has(name)));
    return [...classesOf(css)].filter((name) => !isUsed(name)).map((name) => `${file}: nothing names .${name}`);
  });
  const missing = read.flatMap(({ named }) =>
    named
      .filter(({ module, name }) => !classesOf(sources[module] ?? '').has(name))
      .map(({ module, name }) => `${module}: has no .${name}`),
  );
  const tokens = new Set<string>();
  for (const [, css] of styles) postcss.parse(css).walkDecls(/^--/, ({ prop }) => void tokens.add(prop));
  const all = Object.values(sources).join('\n');
  const unused = [...tokens].filter((token) => !all.includes(`var(${token}`)).map((token) => `nothing uses ${token}`);
  return [...dead, ...missing, ...unused];
}

it('finds dead styles, tokens and classes', () => {
  const sources = {
    'src/Card.module.css': '.card { color: var(--ink); & .name { top: 0 } } .old, :global(.body) > .card { left: 0 }',
    'src/Card.tsx':
      "import styles from './Card.module.css'; export const a = [styles.card, styles.name, styles.title];",
    'src/base.css': ':root { --ink: black; --paper: white } .note { top: 0 } .hint { top: 0 }',
    'src/Note.tsx': 'export const note = <p className="wide note" />;',
  };
  expect(deadStyles(sources)).toEqual([
    'src/Card.module.css: nothing names .old',
    'src/base.css: nothing names .hint',
    'src/Card.module.css: has no .title',
    'nothing uses --paper',
  ]);
});

it('no style, token or class is dead', () => {
  const read = files.filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('.d.ts'));
  expect(deadStyles(Object.fromEntries(read.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([]);
});

it('the linter refuses colors and properties that are no roles, and widths that are no breakpoints', () => {
  const css = `.a { color: #fff; background: var(--night); margin: var(--space-99); }
@media (min-width: 50rem) { .a { color: var(--color-text); } }
@media (--screen-xxl) { .a { color: var(--color-text); } }
@media (--screen-l), (max-width: 19.99rem), (min-height: 40rem) { .a { color: var(--color-text); } }`;
  const place = ['--stdin', '--stdin-filename', 'src/blocks/Example.module.css', '--formatter', 'json'];
  const { stderr } = spawnSync(path.resolve('node_modules/.bin/stylelint'), place, { input: css, encoding: 'utf8' });
  const [{ warnings }] = JSON.parse(stderr) as [{ warnings: { line: number; rule: string }[] }];
  expect(warnings.map(({ line, rule }) => `${line} ${rule}`).sort()).toEqual([
    '1 declaration-property-value-disallowed-list',
    '1 declaration-property-value-disallowed-list',
    '1 no-unknown-custom-properties',
    '2 media-feature-name-value-allowed-list',
    '3 no-unknown-custom-media',
  ]);
});

test('outside of blocks, no two stylesheets share a file name, after which their classes are named', () => {
  const named = files.filter((file) => file.endsWith('.module.css') && !/^src\/blocks\/(\w+)\/(?!\1\.)/.test(file));
  const names = named.map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('nothing moves for longer than a moment for visitors who asked for less motion', () => {
  const moving = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const asked = new Set<string>();
      const found: string[] = [];
      postcss.parse(readFileSync(file, 'utf8')).walkDecls('animation', ({ parent, value }) => {
        let media: postcss.Node | undefined = parent;
        while (media && !('params' in media && /prefers-reduced-motion/.test(String(media.params))))
          media = media.parent;
        const { selector } = parent as postcss.Rule;
        if (media) asked.add(selector);
        // With reduced motion, the duration of `tokens.css` is none.
        else if (!/\b0s\b|var\(--duration\)|^none$/.test(value)) found.push(selector);
      });
      return found.filter((selector) => !asked.has(selector)).map((selector) => `${file}: ${selector}`);
    });
  expect(moving).toEqual([]);
});
