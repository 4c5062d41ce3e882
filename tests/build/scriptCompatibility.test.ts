import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { lackedBy } from '../support/supportedBrowsers';

/** Global names in scripts that an older browser of `browserslist` lacks, and what happens there. */
const NEWER: Record<string, string> = {
  CommandEvent: 'src/boot/dialogs.ts only asks whether it exists. Remove with that code: Safari 26.2, Firefox 144',
  TextEvent: 'React asks whether it exists and otherwise uses other events.',
  navigation: 'React asks whether it exists and otherwise does nothing.',
  setImmediate: 'React asks whether it exists and otherwise uses a MessageChannel.',
  trustedTypes:
    'The bundler’s runtime and src/ui/loadScript.ts ask whether it exists. Without it the policy is not enforced.',
};

const FOLDER = 'build/assets/js';

type Features = Map<string, CompatStatement[]>;

function add(features: Features, name: string, feature: CompatStatement | undefined): void {
  if (feature) features.set(name, [...(features.get(name) ?? []), feature]);
}

/** Interfaces whose members are global names. */
const GLOBAL_INTERFACES = ['Window', 'WindowOrWorkerGlobalScope'];

/** Returns what browsers offer to scripts by name: global names, and members of any object. */
function knownFeatures(): { globals: Features; members: Features } {
  const [globals, members]: [Features, Features] = [new Map(), new Map()];
  const interfaces: Record<string, Identifier> = { ...bcd.api, ...bcd.javascript.builtins };
  for (const [name, known] of Object.entries(interfaces)) {
    add(globals, name, known.__compat);
    for (const [key, member] of Object.entries(known) as [string, Identifier][]) {
      if (key === '__compat' || key.endsWith('_event')) continue;
      const memberName = key.replace(/_static$/, '');
      add(members, memberName, member.__compat);
      if (GLOBAL_INTERFACES.includes(name)) add(globals, memberName, member.__compat);
    }
  }
  return { globals, members };
}

const known = knownFeatures();

/** A name counts as newer if nothing of this name works in all browsers of the list. */
function isNewer(features: Features, name: string): boolean {
  return features.get(name)?.every((feature) => lackedBy(feature).length > 0) ?? false;
}

/** Returns the newer names in a script. Members count only in our own scripts: elsewhere they are often names of data. */
function newerNames(text: string, countsMembers: boolean): string[] {
  const found = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    if (ts.isIdentifier(node)) {
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      const isDeclared = 'name' in parent && parent.name === node && !isMember;
      const isKey = 'propertyName' in parent && parent.propertyName === node;
      if (isDeclared) declared.add(node.text);
      else if (isMember) countsMembers && isNewer(known.members, node.text) && found.add(node.text);
      else if (!isKey && isNewer(known.globals, node.text)) found.add(node.text);
    }
    if (
      ts.isStringLiteral(node) &&
      ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.InKeyword
    ) {
      if (isNewer(known.globals, node.text)) found.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return [...found].filter((name) => !declared.has(name));
}

it('lists every global name that a supported browser lacks, and members in the scripts outside React', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
  const found = files.flatMap((file) =>
    newerNames(readFileSync(path.join(FOLDER, file), 'utf8'), /^boot\./.test(file)),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(NEWER).sort());
});

it('finds a global name and a member that only newer browsers have', () => {
  expect(newerNames('new CloseWatcher(); document.body.moveBefore(a, null);', true)).toEqual([
    'CloseWatcher',
    'moveBefore',
  ]);
});
