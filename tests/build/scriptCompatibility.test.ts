import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import bcd, { type Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { lackedBy } from '../support/supportedBrowsers';

/**
 * Names in our own scripts that an older browser of `browserslist` lacks, and what happens there. React's scripts ask whether what
 * they use exists, and their members are often names of data.
 */
const NEWER: Record<string, string> = {
  CommandEvent: 'src/boot/header.ts only asks whether it exists. Remove with that code: Safari 26.2, Firefox 144',
  closedBy:
    'src/boot/header.ts only asks whether it exists. Remove with that code: Safari 27.3, Firefox 141, Chrome 134',
};

const FOLDER = 'build/assets/js';

/** What browsers offer to scripts, by the name of an interface, a global or a member. */
const features = new Map<string, Identifier[]>();
for (const [name, known] of Object.entries<Identifier>({ ...bcd.api, ...bcd.javascript.builtins })) {
  for (const [key, feature] of [[name, known], ...Object.entries(known)] as [string, Identifier][]) {
    if (key === '__compat' || key.endsWith('_event')) continue;
    const member = key.replace(/_static$/, '');
    features.set(member, [...(features.get(member) ?? []), feature]);
  }
}

/** Returns the names in a script of which nothing works in all browsers of the list. */
function newerNames(text: string): string[] {
  const found = new Set<string>();
  const declared = new Set<string>();
  const isNewer = (name: string) => features.get(name)?.every(({ __compat }) => lackedBy(__compat).length > 0);
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    // Also the question whether it exists: `'CommandEvent' in window`.
    if ((ts.isIdentifier(node) || ts.isStringLiteral(node)) && isNewer(node.text)) {
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      if ('name' in parent && parent.name === node && !isMember) declared.add(node.text);
      else if (ts.isIdentifier(node) || ts.isBinaryExpression(parent)) found.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return [...found].filter((name) => !declared.has(name));
}

it('lists every name in our scripts that a supported browser lacks', () => {
  const files = readdirSync(FOLDER).filter((file) => /^boot\..*\.js$/.test(file));
  const found = files.flatMap((file) => newerNames(readFileSync(path.join(FOLDER, file), 'utf8')));
  expect([...new Set(found)].sort()).toEqual(Object.keys(NEWER).sort());
});
