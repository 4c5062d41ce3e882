/** @jest-environment node */
import { readExamples } from '../../../../plugins/handbook/code/readExamples';
import { testFolder } from '../../../support/testFolder';

const { at, write } = testFolder();
const FILE = 'Hero.examples.mdx';

const IMPORT = "import {Action, Actions, Hero} from '@site/src/blocks';\n";

it('reads the display, and each example with the import line that it needs', () => {
  write(
    FILE,
    `---\ndisplay: band\n---\n\n${IMPORT}\n# Short\n\n<Hero title="A" />\n\n# Long\n\n<Hero title="B">\n  ## C\n\n  <Actions />\n</Hero>\n`,
  );
  expect(readExamples(at(FILE))).toEqual({
    display: 'band',
    examples: [
      { title: 'Short', mdx: '<Hero title="A" />', importLine: "import {Hero} from '@site/src/blocks';" },
      {
        title: 'Long',
        mdx: '<Hero title="B">\n  ## C\n\n  <Actions />\n</Hero>',
        importLine: "import {Actions, Hero} from '@site/src/blocks';",
      },
    ],
  });
});

it.each([
  ['an unknown display', `---\ndisplay: wide\n---\n\n# A\n\n<Hero title="A" />\n`, 'not wide'],
  ['no example', `${IMPORT}\n<Hero title="A" />\n`, 'Hero.examples.mdx has no example'],
])('refuses a file with %s', (_, text, message) => {
  write(FILE, text);
  expect(() => readExamples(at(FILE))).toThrow(message);
});
