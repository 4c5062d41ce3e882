import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { MESSAGE, type SearchEntry } from '../searchOptions';

const RULES = 'tools/content-check/rules';
/** Where messages are, besides the rules. */
const TEXTS =
  /^(tools\/content-check|lib\/facts|plugins\/mdx\/page-code|plugins\/site-files\/redirects|src\/seo\/frontMatter)/;
/** What rules share. Its messages would appear in every section. */
const SHARED = /^tools\/content-check\/((page|site|rule|links|elements|parse\/\w+)\.ts)$|^lib\/facts\/readFacts/;
const PARSERS = 'tools/content-check/parse';
/** The parsers of front matter. All others report what does not parse. */
const YAML_PARSERS = ['frontMatterBlock.ts', 'readYaml.ts', 'yamlProblems.ts'];
/** Words that make a text a sentence. */
const SENTENCE = /\p{L}{2,}\P{L}+\p{L}+\P{L}+\p{L}+/u;

/** Returns the messages in a module, without what they quote, and the modules of the project that it imports. */
function readModule(siteDirectory: string, file: string): { messages: string[]; imports: string[] } {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(siteDirectory, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const [messages, imports]: [string[], string[]] = [[], []];
  const visit = (node: ts.Node): void => {
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const imported = ts.isImportDeclaration(node) ? node.moduleSpecifier : isDynamic ? node.arguments[0] : undefined;
    if (imported && ts.isStringLiteral(imported)) {
      const target = path.posix.join(path.posix.dirname(file), imported.text);
      const modules = [`${target}.ts`, `${target}/index.ts`].filter((name) =>
        existsSync(path.join(siteDirectory, name)),
      );
      if (TEXTS.test(target)) imports.push(...modules);
      return;
    }
    const text = ts.isTemplateExpression(node)
      ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('…')
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    if (SENTENCE.test(text)) messages.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { messages, imports };
}

/** Returns the parsers whose messages a rule reports. */
function parsersOf(siteDirectory: string, rule: string): string[] {
  const all = readdirSync(path.join(siteDirectory, PARSERS));
  const names =
    rule === 'frontMatter.ts'
      ? YAML_PARSERS
      : rule === 'doesNotParse.ts'
        ? all.filter((it) => !YAML_PARSERS.includes(it))
        : [];
  return names.map((name) => `${PARSERS}/${name}`);
}

/** Returns the messages of the content check by the handbook section that they link to. */
export function messagesBySection(siteDirectory: string): Map<string, string[]> {
  const modules = new Map<string, ReturnType<typeof readModule>>();
  const messagesFrom = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const read = modules.get(file) ?? readModule(siteDirectory, file);
    modules.set(file, read);
    const { messages, imports } = read;
    const own = imports.filter((imported) => !SHARED.test(imported));
    return [...messages, ...own.flatMap((imported) => messagesFrom(imported, seen))];
  };

  const sections = new Map<string, string[]>();
  for (const name of readdirSync(path.join(siteDirectory, RULES)).filter((file) => file.endsWith('.ts'))) {
    const file = `${RULES}/${name}`;
    const texts = [file, ...parsersOf(siteDirectory, name)];
    const found = texts.flatMap((module) => messagesFrom(module, new Set()));
    const addresses = texts.flatMap((module) =>
      [...readFileSync(path.join(siteDirectory, module), 'utf8').matchAll(/'(\/handbook[^']*)'/g)].map(
        ([, to = '']) => to,
      ),
    );
    for (const address of new Set(addresses)) {
      sections.set(address, [...new Set([...(sections.get(address) ?? []), ...found])]);
    }
  }
  return sections;
}

/** Returns a search entry for each message, so that a search for its words finds the section that it links to. */
export function messageEntries(
  entries: readonly SearchEntry[],
  sections: ReadonlyMap<string, string[]>,
): SearchEntry[] {
  return entries.flatMap(({ id, page, heading }) =>
    (sections.get(id) ?? []).map((text, index) => ({ id: `${id}${MESSAGE}${index}`, page, heading, text })),
  );
}
