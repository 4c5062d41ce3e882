import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { pageCodeMessages } from '../../plugins/mdx/page-code/pageCode';

function messagesOf(text: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  return pageCodeMessages(tree, text).map(({ reason }) => reason);
}

it.each(['<em id="pressedButton">x</em>', '## Plans {/* #siteScriptCheck */}', '<mark id="-a">x</mark>'])(
  'refuses an id that is not a slug: %s',
  (text) => {
    expect(messagesOf(text)).toEqual([expect.stringContaining('An id has small letters')]);
  },
);

it.each(['<em id="open-positions-2">x</em>', '## Plans {/* #plans */}', 'Text {/* #1 to do */}'])(
  'accepts %s',
  (text) => expect(messagesOf(text)).toEqual([]),
);
