/**
 * Checks all pages without building the site. Exits with 1 if there is an error; warnings do not count.
 *
 *     npm run check:content [-- --json | --github] [--base <branch>] [--directory <folder>]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuse } from '../../lib/commandLine';
import type { Finding } from './finding';
import { githubAnnotations } from './report/github';
import { summary, terminalReport } from './report/terminal';
import { runChecks } from './run';
import { loadSite, type Site } from './site';

const USAGE = 'npm run check:content [-- --json | --github] [--base <branch>] [--directory <folder>]';
const CODE_DIRECTORY = path.resolve(__dirname, '../..');

/** The address of the tested commit's files on GitHub; null outside GitHub's workflows. */
function fileAddress(): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY || !GITHUB_SHA) return null;
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`;
}

function printForTerminal(findings: readonly Finding[], site: Site): void {
  const sources = new Map(findings.map(({ file }) => [file, site.sourceOf(file)]));
  const report = terminalReport(findings, sources, process.stdout.isTTY === true && !process.env.NO_COLOR);
  if (report) console.log(report);
}

async function main(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: {
      json: { type: 'boolean' },
      github: { type: 'boolean' },
      base: { type: 'string' },
      directory: { type: 'string', default: CODE_DIRECTORY },
    },
  });
  if (!existsSync(path.join(values.directory, 'pages'))) refuse(`${values.directory} has no folder "pages".`, USAGE);
  const site = loadSite({
    directory: path.resolve(values.directory),
    codeDirectory: CODE_DIRECTORY,
    base: values.base,
  });
  if (values.base && !site.base()) refuse(`Git knows no branch or commit "${values.base}" here.`, USAGE);
  const findings = await runChecks(site);

  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else if (values.github) console.log(githubAnnotations(findings, fileAddress()).join('\n'));
  else printForTerminal(findings, site);
  if (!values.json) console.log(summary(findings, site.pages.length));
  if (!site.base()) console.error('Removed pages were not checked, because there is no branch to compare with.');
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

void main();
