// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pages contain them
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { pageCodeMessages } from '../../plugins/mdx/page-code/pageCode';

const IMPORT = "import {company} from '@site/src/site/company';\n\n";

function messagesOf(text: string): string[] {
  const source = IMPORT + text;
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  return pageCodeMessages(tree, source).map(({ reason }) => reason);
}

it.each([
  '<a href="javascript:alert(1)">x</a>',
  "<a href={'javascript:alert(1)'}>x</a>",
  '<a href={`javascript:alert(1)`}>x</a>',
  '<a href={`${"javascript:alert(1)"}`}>x</a>',
  '<a href={`java${"script"}:alert(1)`}>x</a>',
  '<a href={`${`java${"script:"}`}alert(1)`}>x</a>',
  '<a href={`java\tscript:alert(1)`}>x</a>',
])('refuses an address that is a program: %s', (text) => {
  expect(messagesOf(text)).toEqual([expect.stringContaining('cannot start with "javascript:"')]);
});

it('accepts an address with a fact in it', () => {
  expect(messagesOf('<a href={`https://${company.domain}/about`}>x</a>')).toEqual([]);
});

it.each([
  '<a id="pressedButton" href="/about">x</a>',
  '<a id={`data${"Layer"}`} href="/about">x</a>',
  '## Plans {/* #siteScriptCheck */}',
  '<mark id="-a">x</mark>',
])('refuses an id that is not a slug: %s', (text) => {
  expect(messagesOf(text)).toEqual([expect.stringContaining('An id has small letters')]);
});

it.each(['<a id="open-positions-2" href="/about">x</a>', '## Plans {/* #plans */}', 'Text {/* #1 to do */}'])(
  'accepts %s',
  (text) => expect(messagesOf(text)).toEqual([]),
);
