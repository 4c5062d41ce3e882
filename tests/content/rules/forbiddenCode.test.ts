/** Pages that are programs. The content check and the build share one implementation, and both have to call it. */
import { checkSite, frontMatter, siteOf } from '../../support/contentSite';
import { compilePages } from '../../support/programs';

// cspell is an ES module, and Jest runs CommonJS.
const checks = [
  'does-not-parse',
  'forbidden-code',
  'front-matter',
  'link-target',
  'unknown-block',
  'wrong-child',
  'unknown-fact',
  'import',
];

const imports = `import {Hero, Picture} from '@site/src/blocks';
import {company} from '@site/src/facts/company';
import {figures} from '@site/src/facts/figures';
import Words from '@site/pages/_shared/words.mdx';

`;

/** Texts that are no page, and in which of their lines that is reported, if not in the first. */
const hostile: readonly [name: string, text: string, line?: number][] = [
  ['an export with a call', `export const x = (0,eval)("process.getBuiltinModule('node:fs')");`],
  ['an import inside a block', '<Hero title="A">\n\nimport x from "node:fs"\n\n</Hero>', 2],
  ['an export from another file', "export {company as hidden} from '@site/src/facts/company';"],
  ['a script', '<script>alert(1)</script>'],
  ['a call', '{figures.toString()}'],
  ['a call in a template', `{\`\${figures.toString()}\`}`],
  ['a constructor', '{company.brand.constructor}'],
  ['a computed member', '{company[company.brand]}'],
  ['a constructor as a text', "{company['constructor']}"],
  ['an import expression', "{import('node:fs')}"],
  ['a spread setting', '<Hero {...company} />'],
  ['HTML in a setting', '<Hero title="A" dangerouslySetInnerHTML={{__html: "<b>"}} />'],
  ['a component that is not imported', '<Head><title>x</title></Head>'],
  ['a fact as a component', '<company />'],
  ['another name for a block', "import {Section as style} from '@site/src/blocks';"],
  ['a name of the compiler', "import MDXContent from '@site/pages/_shared/words.mdx';"],
  ['an id that scripts could take for theirs', '<em id="pressedButton">x</em>'],
  ['an address of a heading that is no slug', '### Plans {/* #siteScriptCheck */}'],
  ['a fact as an address', '<a href={company.slogan}>A</a>'],
  ['a fact as a picture', '<Picture source={frontMatter.title} alt="A roof" />'],
  ['an invisible character as a reference', 'A&#x202e;b'],
  ['an invisible character in braces', '{"\\u202eb"}'],
  ['an invisible character in a setting', '<abbr title="&#x202e;x">A</abbr>'],
  ['an invisible character in an address', '[x](https://elsewhere.example/&#x202e;gpj)'],
  ['a host in other letters', '[x](https://k\u0435strelridge.example)'],
  ['a host that is none', '[x y](https://elsewhere.example\uFF0Fkestrelridge)'],
  ['an import of a module', "import fs from 'node:fs';"],
  ['an import through a loader', "import x from '!!raw-loader!@site/.env';"],
  ['an import for its effect', "import '@site/src/blocks';"],
  ['a link that publishes a file', '[x](../.env)'],
  ['a link that publishes a file of the site', '[x](@site/package.json)'],
  ['a picture that runs a program in the bundler', '![A roof](/images/mark.svg?!../../.env)'],
  ['a definition that runs a program in the bundler', '![x]\n\n[x]: /images/mark.svg?!../.env', 2],
  ['an encoded path that runs a program in the bundler', '[x](/a.svg%21/etc/hostname)'],
  ['a picture with options of the bundler', '<Picture source="/images/mark.svg?a" alt="A roof" />'],
  ['a script as an address', '[x](javascript:alert)'],
  ['a script with a tab in the address of an element', '<a href="java&#9;script:alert(1)">A</a>'],
  ['a script as an address with a fact', `<a href={\`javascript:\${company.brand}\`}>A</a>`],
  ['a fence that the build removes', '```mdx-code-block\n<iframe src="/" />\n```'],
  ['a longer fence that the build removes, in code', '~~~js\n````mdx-code-block\n~~~\n\n````', 1],
  ['a note', ':::note\n\nA\n\n:::'],
  ['a directive', '::video[a]{src=b}'],
  ['a directive in a sentence', 'See:us[today](/contact)'],
  ['a footnote', 'Slate[^1].\n\n[^1]: Dark slate.'],
  ['a list of tasks', '- [x] Slates'],
  ['a link that looks like one of the site', '[x](//elsewhere.example/contact)'],
  ['a definition that looks like a link of the site', '[x]: //elsewhere.example\n\n[x]'],
  ['a setting with an address that looks like one of the site', '<Hero title="A" to="//elsewhere.example" />'],
  ['a link with the name of a user', '[x](https://acme.com@elsewhere.example)'],
  ['a link with a backslash after its host', '[x](https://elsewhere.example\\\\@acme.com)'],
  ['a picture of another site', '![x](https://elsewhere.example/a.png)'],
  ['text in the other direction', 'A \u2067b\u2069'],
  ['characters of a tag', 'A \u{E0041}\u{E0042}'],
];

const withLine = (line: string) => frontMatter('roofs').replace('\n---\n\n', `\n${line}\n---\n\n`);

const harmless = `${withLine('\n# For May')}${imports}<Hero title={company.slogan} eyebrow={\`The \${company.brand}\`}>
  {figures.experience.value} years, {frontMatter.title}, {'{'}{/* a note */} at 10:30, a ratio of 1:a, ✔️ 👩‍🚀 1️⃣ 👩🏽‍🚀.
</Hero>

<Words />

<Words>
  {props.children}
</Words>

<Picture source="/images/mark.svg" alt={\`\${company.brand}\`} width={4} height="3" />

H<sub>2</sub>O, <em lang="de">we</em>, {/* #1 to do */} [you](#place), [they](https://acme.com/a.png), [it](./a.mdx).<br />

| A | B |
| - | - |
| 1 | ~~2~~ |

\`\`\`js
process.exit()
\`\`\`
`;

const pageOf = (text: string, index: number) =>
  `${frontMatter(`roof ${index}`)}${imports}<Hero title="A" />\n\n${text}\n`;
/** Where the text starts in a page. */
const LINE = pageOf('', 0).split('\n').length - 1;

const EXPORT = `${frontMatter('roofs')}export const x = (0,eval)('1');\n`;
const FRONT_MATTER = '---js\n{title: process.exit()}\n---\n\nText\n';

/** What both refuse: files, and in which of their lines. */
const refused: readonly [name: string, file: string, text: string, line: number][] = [
  ...hostile.map(([name, text, line = 0], index): [string, string, string, number] => [
    name,
    `pages/a${index}.mdx`,
    pageOf(text, index),
    LINE + line,
  ]),
  ['a program in a folder of that name', 'pages/handbook/blocks/a.mdx', EXPORT, 6],
  ['front matter that is a program', 'pages/program.mdx', FRONT_MATTER, 1],
  ['front matter of shared text', 'pages/_shared/program.mdx', '---\nmdx: {format: md}\n---\n\nText\n', 1],
  ['a tag of YAML', 'pages/tag.mdx', withLine('keywords: !!js/function "a"'), 4],
  ...[
    'canonical: "//elsewhere.example/a"',
    'canonical: "/\\\\elsewhere.example"',
    'image: https://elsewhere.example/a.png',
    'breadcrumbs: [{ name: Home, url: "//elsewhere.example" }]',
  ].map((line, index): [string, string, string, number] => [line, `pages/identity${index}.mdx`, withLine(line), 4]),
];

const EXAMPLE = "import {Example} from '@site/plugins/handbook/Example';";
const onlyBuilt = {
  'pages/harmless.mdx': harmless,
  // The content check does not read the handbook. Its pages may import the handbook's parts, and nothing else.
  'handbook/a.mdx': EXAMPLE,
  'handbook/b.mdx': EXAMPLE.replace("Example';", "plugin';"),
  'handbook/blocks/a.mdx': EXPORT,
  'handbook/program.mdx': FRONT_MATTER,
};

let findings: Awaited<ReturnType<typeof checkSite>>;
/** What the build says of each file; empty where it accepts it. One process compiles all files, of which none exists. */
let refusals: Map<string, string>;

beforeAll(async () => {
  const files = [...refused.map(([, file, text]) => [file, text]), ...Object.entries(onlyBuilt)] as [string, string][];
  const compiled = compilePages(files);
  refusals = new Map(files.map(([file], index) => [file, compiled[index]?.error ?? '']));
  const site = Object.fromEntries(refused.map(([, file, text]) => [file, text]));
  findings = await checkSite(
    siteOf({
      ...site,
      'pages/harmless.mdx': harmless,
      'pages/_shared/words.mdx': 'Text',
      'static/images/mark.svg': '',
    }),
    checks,
  );
});

it.each(refused)('both refuse %s', (_, file, __, line) => {
  const found = findings.filter((finding) => finding.file === file && finding.fatal);
  expect(found.map((finding) => finding.line)).toContain(line);
  expect(refusals.get(file)).toMatch(new RegExp(`- line ${line}\\b|has errors|first line|cannot have front matter`));
});

it('text, blocks and facts are accepted by both', () => {
  const found = findings.filter(
    ({ file, ruleId = '' }) => file === 'pages/harmless.mdx' && /code|target|front-matter/.test(ruleId),
  );
  expect(found).toEqual([]);
  const built = Object.keys(onlyBuilt).map((file) => [file, refusals.get(file)?.match(/- line \d+/)?.[0] ?? '']);
  expect(Object.fromEntries(built)).toEqual({
    'pages/harmless.mdx': '',
    'handbook/a.mdx': '',
    'handbook/b.mdx': '- line 1',
    'handbook/blocks/a.mdx': '- line 6',
    'handbook/program.mdx': '- line 1',
  });
});
