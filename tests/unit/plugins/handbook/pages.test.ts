import { readdirSync, readFileSync } from 'node:fs';
import { documentBlocks } from '../../../../plugins/handbook/code/documentBlocks';
import { frontMatterTable } from '../../../../plugins/handbook/code/tables';

const blockDocumentation = documentBlocks(process.cwd());

const read = (file: string) => readFileSync(`handbook/${file}`, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

// GitHub shows the text of the pages only, without what the site adds.
it('has every block, file of facts and key of front matter in its text', () => {
  // An empty line follows, so that the table has no other row.
  expect(read('pages.mdx')).toContain(`${frontMatterTable()}\n\n`);
  expect(found(read('blocks.mdx'), /^- `<(\w+)>`: /gm)).toEqual(blockDocumentation.map(({ name }) => name).sort());
  const files = readdirSync('src/facts').filter((file) => file.endsWith('.yaml'));
  expect(found(read('facts.mdx'), /^\| `([\w]+\.yaml)`/gm)).toEqual(files.sort());
});

it.each(readdirSync('handbook').filter((file) => file.endsWith('.mdx')))(
  '%s links to pages of the handbook as files',
  (file) => {
    expect(read(file)).not.toContain('](/handbook');
  },
);
