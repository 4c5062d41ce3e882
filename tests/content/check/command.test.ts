import { spawnSync } from 'node:child_process';
import { frontMatter } from '../../support/contentSite';
import { testFolder } from '../../support/testFolder';

const { folder, write } = testFolder();

const page = (topic: string, text: string) =>
  `${frontMatter(topic)}import {Hero} from '@site/src/blocks';\n\n<Hero title="All about ${topic}">\n  ${text}\n</Hero>\n`;

/** Runs the content check over the folder, as CI does. */
function check() {
  const command = ['--import', 'tsx', 'tools/content-check/index.ts', '--directory', folder];
  return spawnSync(process.execPath, command, { encoding: 'utf8' });
}

it('ends with 1 and names the file if there is an error, with a correction or without', () => {
  write('pages/index.mdx', page('roofs', 'We mend roofs.'));
  expect(check()).toMatchObject({ status: 0 });
  for (const text of ['See {company.bran}.', 'See [home](/index.html).', '<script>1</script>']) {
    write('pages/about.mdx', page('people', text));
    const { status, stdout } = check();
    expect([text, status, stdout]).toEqual([text, 1, expect.stringContaining('pages/about.mdx')]);
  }
}, 300_000);
