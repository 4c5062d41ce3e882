/** Pages that are programs. The content check and the build share one implementation, and both have to call it. */
import { execFileSync } from 'node:child_process';
import { checkSite } from '../../../tools/content-check/check';
import { frontMatter, siteOf } from '../../support/contentSite';

// cspell is an ES module, and Jest runs CommonJS.
const checks = [
  'does-not-parse',
  'forbidden-code',
  'front-matter',
  'link-target',
  'unknown-block',
  'wrong-child',
  'fact',
  'import',
];

const imports = `import {Hero, Picture} from '@site/src/blocks';
import {company} from '@site/src/facts/company';
import {figures} from '@site/src/facts/figures';
import Words from '@site/pages/_shared/words.mdx';

`;

/**
 * Texts that are no page, and in which of their lines that is reported, if not in the first. Each must be refused by the content check and
 * by the build.
 */
const hostile: readonly [name: string, text: string, line?: number][] = [
  ['an export with a call', `export const x = (0,eval)("process.getBuiltinModule('node:fs')");`],
  ['an exported function', 'export function Own() { return null; }'],
  ['an export inside a block', '<Hero title="A">\n\nexport const x = (0,eval)("1")\n\n</Hero>', 2],
  ['an import inside a block', '<Hero title="A">\n\nimport x from "node:fs"\n\n</Hero>', 2],
  ['a default export', 'export default Hero;'],
  ['an export from another file', "export {company as hidden} from '@site/src/facts/company';"],
  ['a meta refresh', '<meta httpEquiv="refresh" content="0;url=https://elsewhere.example" />'],
  ['a script', '<script>alert(1)</script>'],
  ['an inline frame', '<iframe src="/" />'],
  ['a form', '<form action="https://elsewhere.example"></form>'],
  ['a style sheet', '<link rel="stylesheet" href="/a.css" />'],
  ['a call', '{figures.toString()}'],
  ['a call of a global', "{process.getBuiltinModule('node:fs')}"],
  ['a global', '{process.env.PATH}'],
  ['the props', '{props.x}'],
  ['a call in a template', `{\`\${process.cwd()}\`}`],
  ['a tagged template', '{figures.x`a`}'],
  ['a constructor', '{company.brand.constructor}'],
  ['a constructor by its name as text', "{company['constructor']}"],
  ['a computed member', '{company[company.brand]}'],
  ['a prototype', '{company.__proto__}'],
  ['a new object', '{new Date()}'],
  ['a function', '{() => 1}'],
  ['a conditional', '{company ? 1 : 2}'],
  ['an assignment', '{company.brand = "x"}'],
  ['an import expression', "{import('node:fs')}"],
  ['an element in braces', '{<iframe src="/" />}'],
  ['a regular expression', '{/x/}'],
  ['a spread setting', '<Hero {...company} />'],
  ['a call in a setting', '<Hero title={String(1)} />'],
  ['a function in a setting', '<Hero title="A" ref={() => 1} />'],
  ['HTML in a setting', '<Hero title="A" dangerouslySetInnerHTML={{__html: "<b>"}} />'],
  ['a handler', '<a href="/" onClick={company.brand}>A</a>'],
  ['a style', '<em style="position:fixed">A</em>'],
  ['a component that is not imported', '<Head><title>x</title></Head>'],
  ['a fact as a component', '<company />'],
  ['an element of HTML', '<style>a</style>'],
  ['a member of a block', '<Hero.Part />'],
  ['another name for a block', "import {Section as style} from '@site/src/blocks';"],
  ['another name for a fact', "import {company as _jsx} from '@site/src/facts/company';"],
  ['a name of the compiler', "import MDXContent from '@site/pages/_shared/words.mdx';"],
  ['an id that scripts could take for theirs', '<em id="pressedButton">x</em>'],
  ['an address of a heading that is no slug', '### Plans {/* #siteScriptCheck */}'],
  ['an id that starts with a hyphen', '<mark id="-a">x</mark>'],
  ['a fact as an address', '<a href={company.slogan}>A</a>'],
  ['front matter as an address of a block', '<Hero title="A" to={frontMatter.title} />'],
  ['a fact in an address of a block', `<Hero title="A" to={\`/\${company.slogan}\`} />`],
  ['a fact as a picture', '<Picture source={frontMatter.title} alt="A roof" />'],
  ['an invisible character as a reference', 'A&#x202e;b'],
  ['an invisible character by its name', 'A&ZeroWidthSpace;b'],
  ['an invisible character in a heading', '### A &rlm; b'],
  ['an invisible character in braces', '{"\\u202eb"}'],
  ['an invisible character in a template', '{`\\u202eb`}'],
  ['an invisible character in a setting', '<abbr title="&#x202e;x">A</abbr>'],
  ['an invisible character in an address', '[x](https://elsewhere.example/&#x202e;gpj)'],
  ['an invisible character in code', '`a\u200bb`'],
  ['a blank of Braille', 'A\u2800b'],
  ['a character of private use', 'A\uE000b'],
  ['a host in other letters', '[x](https://k\u0435strelridge.example)'],
  ['a host that is none', '[x y](https://elsewhere.example\uFF0Fkestrelridge)'],
  ['an import of a module', "import fs from 'node:fs';"],
  ['an import of code', "import {Link} from '@site/src/ui/Link';"],
  ['an import through a loader', "import x from '!!raw-loader!@site/.env';"],
  ['an import out of a folder', "import x from '@site/pages/_shared/../../.env';"],
  ['an import for its effect', "import '@site/src/blocks';"],
  ['an import of everything', "import * as all from '@site/src/blocks';"],
  ['a default import of blocks', "import all from '@site/src/blocks';"],
  ['a link that publishes a file', '[x](../.env)'],
  ['a link that publishes an encoded path', '[x](/..%2f.env)'],
  ['a link that publishes a file of the site', '[x](@site/package.json)'],
  ['an image that publishes a file', '![x](./../.env)'],
  ['a picture that runs a program in the bundler', '![A roof](/images/mark.svg?!../../.env)'],
  ['a link that runs a program in the bundler', '[x](/images/mark.svg?!../.env)'],
  ['a definition that runs a program in the bundler', '![x]\n\n[x]: /images/mark.svg?!../.env', 2],
  ['a folder that runs a program in the bundler', '[x](/a.svg!/etc/hostname)'],
  ['an encoded path that runs a program in the bundler', '[x](/a.svg%21/etc/hostname)'],
  ['a page that runs a program in the bundler', '[x](./mark.mdx?!../.env)'],
  ['a picture with options of the bundler', '<Picture source="/images/mark.svg?a" alt="A roof" />'],
  ['a script as an address', '[x](javascript:alert)'],
  ['a script as a written address', '[x](java&#10;script:alert)'],
  ['a script as the address of an element', '<a href="javascript:alert(1)">A</a>'],
  ['a script with a tab in the address of an element', '<a href="java&#9;script:alert(1)">A</a>'],
  ['a script as an address in braces', "<a href={'javascript:alert(1)'}>A</a>"],
  ['a script as an address of parts', `<a href={\`\${'java'}script:alert(1)\`}>A</a>`],
  ['a script as an address with a fact', `<a href={\`javascript:\${company.brand}\`}>A</a>`],
  ['a program of the computer as an address', '<a href="ms-msdt:/id">A</a>'],
  ['a fence that the build removes', '```mdx-code-block\n<iframe src="/" />\n```'],
  ['a fence that the build removes, in a note', '{/*\n```mdx-code-block\n*/}\n\nText\n\n```\n\n<em>a</em>', 1],
  ['a longer fence that the build removes, in code', '~~~js\n````mdx-code-block\n~~~\n\n````', 1],
  ['a note', ':::note\n\nA\n\n:::'],
  ['a directive', '::video[a]{src=b}'],
  ['a directive in a sentence', 'See:us[today](/contact)'],
  ['a directive in a sentence with attributes', 'See:us{.today}'],
  ['a footnote', 'Slate[^1].\n\n[^1]: Dark slate.'],
  ['a list of tasks', '- [x] Slates'],
  ['a page as data', '<a href="data:text/html,x">A</a>'],
  ['a link that looks like one of the site', '[x](//elsewhere.example/contact)'],
  ['a link with a backslash', '[x](/\\\\elsewhere.example)'],
  ['a link with a tab', '[x](</&#9;/elsewhere.example>)'],
  ['a definition that looks like a link of the site', '[x]: //elsewhere.example\n\n[x]'],
  ['an element with an address that looks like one of the site', '<a href="//elsewhere.example">A</a>'],
  ['an element with a backslash in its address', '<a href="/\\elsewhere.example">A</a>'],
  ['a setting with an address that looks like one of the site', '<Hero title="A" to="//elsewhere.example" />'],
  ['a link with the name of a user', '[x](https://acme.com@elsewhere.example)'],
  ['a link with a backslash after its host', '[x](https://elsewhere.example\\\\@acme.com)'],
  ['a picture of another site', '![x](https://elsewhere.example/a.png)'],
  ['a picture that looks like one of the site', '![x](//elsewhere.example/a.png)'],
  ['text in the other direction', 'A \u2067b\u2069'],
  ['an Arabic letter mark', 'A\u061C'],
  ['characters of a tag', 'A \u{E0041}\u{E0042}'],
  ['a variation selector without an emoji', 'A\uFE0F'],
  ['a Hangul filler', 'A\u3164'],
];

const harmless = `${frontMatter('roofs')}${imports}<Hero title={company.slogan} eyebrow={\`The \${company.brand}\`}>
  {figures.experience.value} years, {frontMatter.title}, {'{'}{/* a note */} at 10:30, a ratio of 1:a, ✔️ 👩‍🚀 1️⃣ 👩🏽‍🚀.
</Hero>

<Words />

<Words>
  {props.children}
</Words>

<Picture source="/images/mark.svg" alt={\`\${company.brand}\`} width={4} height="3" />

H<sub>2</sub>O, <em id="place">we</em>, {/* #1 to do */} [you](#place), [they](https://acme.com/a.png), [it](./a.mdx).<br />

| A | B |
| - | - |
| 1 | ~~2~~ |

\`\`\`js
process.exit()
\`\`\`
`;

const words = { 'pages/_shared/words.mdx': 'Text' };
const pageOf = (text: string, index: number) =>
  `${frontMatter(`roof ${index}`)}${imports}<Hero title="A" />\n\n${text}\n`;
/** Where the text starts in a page. */
const LINE = pageOf('', 0).split('\n').length - 1;

const compiled: [path: string, text: string][] = [];
let errors: string[];

/** Has the build compile files of which none exists, all in one process. Returns what it said of each, once the tests run. */
function compile(files: readonly [path: string, text: string][]): () => string[] {
  const start = compiled.push(...files) - files.length;
  return () => errors.slice(start, start + files.length);
}

beforeAll(() => {
  const command = ['--import', 'tsx', 'tests/support/compilePages.ts'];
  errors = JSON.parse(String(execFileSync(process.execPath, command, { input: JSON.stringify(compiled) })));
});

describe('a page that is a program', () => {
  const pages = hostile.map(([, text], index): [string, string] => [`pages/a${index}.mdx`, pageOf(text, index)]);
  const refusals = compile(pages);
  let findings: Awaited<ReturnType<typeof checkSite>>;

  beforeAll(async () => {
    findings = await checkSite(siteOf({ ...words, ...Object.fromEntries(pages) }), checks);
  });

  it.each(hostile.map(([name, , line = 0], index) => [name, index, LINE + line] as const))(
    'is refused by both: %s',
    (_, index, expected) => {
      const found = findings.filter(({ file, fatal }) => file === `pages/a${index}.mdx` && fatal);
      expect(found.map(({ line }) => line)).toContain(expected);
      expect(refusals()[index]).toContain(`- line ${expected}, column `);
    },
  );
});

const program = `${frontMatter('roofs')}export const x = (0,eval)('1');\n`;

describe.each(['pages/team/handbook/blocks/handover.mdx', 'pages/handbook/blocks/a.mdx'])('a program at %s', (file) => {
  const refusals = compile([[file, program]]);

  it('is refused by both', async () => {
    const findings = await checkSite(siteOf({ [file]: program }), checks);
    expect(findings.filter(({ ruleId }) => ruleId === 'forbidden-code').map((it) => it.file)).toEqual([file]);
    expect(refusals()[0]).toContain('- line 6, column 1: ');
  });
});

const generated = compile([['handbook/blocks/a.mdx', program]]);

it('the build refuses programs among the handbook’s generated pages', () => {
  expect(generated()).toEqual([expect.stringContaining('- line 6, column 1: ')]);
});

describe.each([
  'canonical: "//elsewhere.example/a"',
  'canonical: https://elsewhere.example/a',
  'canonical: "/\\\\elsewhere.example"',
  'image: https://elsewhere.example/a.png',
  'image: //elsewhere.example/a.png',
  'breadcrumbs: [{ name: Home, url: "//elsewhere.example" }]',
])('a page with %s', (line) => {
  const text = frontMatter('roofs').replace('\n---\n\n', `\n${line}\n---\n\n`);
  const refusals = compile([['pages/a.mdx', text]]);

  it('gives its identity to no other site, say both', async () => {
    const findings = await checkSite(siteOf({ 'pages/a.mdx': text }), checks);
    expect(findings.filter(({ ruleId, fatal }) => ruleId === 'front-matter' && fatal)).toHaveLength(1);
    expect(refusals()[0]).toContain('The front matter of pages/a.mdx has errors');
  });
});

const accepted = compile([['pages/a.mdx', harmless]]);

it('text, blocks and facts are accepted by both', async () => {
  const findings = await checkSite(siteOf({ ...words, 'pages/a.mdx': harmless }), checks);
  expect(findings.filter(({ ruleId }) => ruleId === 'forbidden-code' || ruleId === 'link-target')).toEqual([]);
  expect(accepted()).toEqual(['']);
});

const frontMatterPrograms: [string, string][] = [
  ['pages/a.mdx', '---js\n{title: process.exit()}\n---\n\nText\n'],
  ['pages/_shared/b.mdx', '---js\n{title: process.exit()}\n---\n\nText\n'],
  ['pages/_shared/c.mdx', '---\nmdx: {format: md}\n---\n\nText\n'],
  ['handbook/d.mdx', '---js\n{title: process.exit()}\n---\n\nText\n'],
];
const frontMatterRefusals = compile(frontMatterPrograms);

const taggedText = frontMatter('roofs').replace('\n---\n\n', '\nkeywords: !!js/function "a"\n---\n\n');
const taggedRefusals = compile([['pages/a.mdx', taggedText]]);

it('a tag of YAML is refused by both', async () => {
  const findings = await checkSite(siteOf({ 'pages/a.mdx': taggedText }), checks);
  expect(findings.filter(({ ruleId }) => ruleId === 'front-matter').map(({ line }) => line)).toEqual([4]);
  expect(taggedRefusals()[0]).toContain('- line 4: ');
});

it('front matter that is a program, and front matter of shared text, are refused by both', async () => {
  const findings = await checkSite(siteOf(Object.fromEntries(frontMatterPrograms)), checks);
  const refused = findings.filter(({ ruleId }) => ruleId === 'front-matter').map(({ file, line }) => `${file}:${line}`);
  expect(refused.sort()).toEqual(frontMatterPrograms.map(([file]) => `${file}:1`).sort());
  const refusal = expect.stringMatching(/first line|cannot have front matter/);
  expect(frontMatterRefusals()).toEqual(frontMatterPrograms.map(() => refusal));
});

const handbookImports = compile(
  [
    "import {Example} from '@site/plugins/handbook/Example';",
    "import {Example} from '@site/plugins/handbook/plugin';",
  ].map((text) => ['handbook/a.mdx', text]),
);

it('a page of the handbook may import the handbook’s parts, and nothing else', () => {
  expect(handbookImports()).toEqual(['', expect.stringContaining('line 1')]);
});
