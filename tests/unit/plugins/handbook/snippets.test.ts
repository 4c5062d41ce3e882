/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { BLOCK_REFERENCE, blockReference } from '../../../../plugins/handbook/code/blockReference';
import { SNIPPETS_FILE, snippetsFile } from '../../../../plugins/handbook/code/snippets';
import { blockDocumentation } from '../../../support/handbook';

const generated = snippetsFile(process.cwd());

it(`${SNIPPETS_FILE} is up to date`, () => {
  expect(readFileSync(SNIPPETS_FILE, 'utf8')).toBe(generated);
});

it(`${BLOCK_REFERENCE} is up to date`, () => {
  expect(readFileSync(BLOCK_REFERENCE, 'utf8')).toBe(blockReference(blockDocumentation));
});

it('makes a tab stop of every text, and offers the choices of a setting', () => {
  expect(JSON.parse(generated).Cards.body).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the editor's syntax for tab stops
    '<Cards columns="${1|2,3|}">',
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
