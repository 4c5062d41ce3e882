/**
 * Checks all pages without building the site. Exits with 1 if there is an error; warnings do not count.
 *
 *     npm run check:content [-- --json | --github] [--base <branch>] [--directory <folder>]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { reporterJson } from 'vfile-reporter-json';
import { readArguments, refuse } from '../../lib/commandLine';
import { baseBranch } from './baseBranch';
import { checkedFiles } from './check';
import { githubAnnotations, summary, terminalReport } from './report';
import { loadSite } from './site';

const USAGE = 'npm run check:content [-- --json | --github] [--base <branch>] [--directory <folder>]';
const CODE_DIRECTORY = path.resolve(__dirname, '../..');

/** The address of the tested commit's files on GitHub; null outside GitHub's workflows. */
function fileAddress(): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_SHA) return null;
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`;
}

const { values } = readArguments(USAGE, {
  options: {
    json: { type: 'boolean' },
    github: { type: 'boolean' },
    base: { type: 'string' },
    directory: { type: 'string', default: CODE_DIRECTORY },
  },
});
if (!existsSync(path.join(values.directory, 'pages'))) refuse(`${values.directory} has no folder "pages".`, USAGE);
const site = loadSite({ directory: path.resolve(values.directory), codeDirectory: CODE_DIRECTORY, base: values.base });
if (values.base && !baseBranch(values.directory, values.base))
  refuse(`Git knows no branch or commit "${values.base}" here.`, USAGE);

function report(files: VFile[]): string {
  if (values.json) return reporterJson(files, { quiet: true });
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const findings = values.github ? githubAnnotations(files, fileAddress()).join('\n') : terminalReport(files, color);
  return [findings, summary(files, site.pages.length)].filter(Boolean).join('\n\n');
}

async function main(): Promise<void> {
  const files = await checkedFiles(site);
  console.log(report(files));
  if (!site.base()) console.error('Removed pages were not checked: there is no branch to compare with.');
  process.exitCode = files.some(({ messages }) => messages.some(({ fatal }) => fatal)) ? 1 : 0;
}

// The command fails unless the check reaches its end.
process.exitCode = 1;
void main();
