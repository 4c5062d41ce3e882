import { spawnSync } from 'node:child_process';
import { git } from '../../../lib/git';
import { frontMatter } from '../../support/contentSite';
import { testFolder } from '../../support/testFolder';

const { folder, write } = testFolder();

const page = (topic: string, text: string) =>
  `${frontMatter(topic)}import {Hero} from '@site/src/blocks';\n\n<Hero title="All about ${topic}">\n  ${text}\n</Hero>\n`;

/** Runs the content check over the folder, as CI does. */
function check(...options: string[]) {
  const command = ['--import', 'tsx', 'tools/content-check/index.ts', '--directory', folder, ...options];
  return spawnSync(process.execPath, command, { encoding: 'utf8' });
}

it('ends with 1 and names the file if there is an error, with a correction or without, and with 0 if there are only warnings', () => {
  write('pages/index.mdx', page('roofs', 'We recieve roofs.'));
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('0 errors and 1 warning') });
  // A comment silences warnings only.
  const silenced = '{/* check ignore fact */}\n\n  See {company.bran}.';
  for (const text of [silenced, 'See [home](/index.html).', '<script>1</script>']) {
    write('pages/about.mdx', page('people', text));
    const { status, stdout } = check();
    expect([text, status, stdout]).toEqual([text, 1, expect.stringContaining('pages/about.mdx')]);
  }
}, 300_000);

it('looks for removed pages if git knows the base, says that it did not if there is none, and refuses one that git does not know', () => {
  write('pages/about.mdx', page('people', 'We mend roofs.'));
  expect(check().stderr).toMatch(/^Removed pages were not checked/);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@acme.com', 'commit', '--quiet', '--message=Start');
  expect(check('--base', 'HEAD')).toMatchObject({ status: 0, stderr: '' });
  expect(check('--base', 'no')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Git knows no .* "no"/) });
}, 300_000);
