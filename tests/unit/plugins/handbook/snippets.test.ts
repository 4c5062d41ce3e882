/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { SNIPPETS_FILE, snippetsFile } from '../../../../plugins/handbook/code/snippets';

const made = snippetsFile(process.cwd());

it(`${SNIPPETS_FILE} is what "npm run snippets" writes`, () => {
  expect(readFileSync(SNIPPETS_FILE, 'utf8')).toBe(made);
});

it('stops at every text, and offers the words of a setting', () => {
  expect(JSON.parse(made).Cards.body).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor's placeholders look like it
    '<Cards columns="${1|2,3,4|}">',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    '  <Card title="${2:Managed IT}" icon="${3:headset}">',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    '    ${4:Someone answers, and knows your machines.}',
    '  </Card>',
    '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    '  <Card title="${5:Repair}" icon="${6:laptop}">',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    '    ${7:A technician on site the next day.}',
    '  </Card>',
    '</Cards>',
  ]);
});
