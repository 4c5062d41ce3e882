/**
 * Checks all pages without building the site. Exits with 1 if there is an error; warnings do not count.
 *
 *     npm run check:content [-- --fix | --rdjson] [--base <branch>] [--directory <folder>]
 */
import '../../lib/factErrors.mjs';

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { exitWithUsage, readArguments } from '../../lib/arguments.mjs';
import { pluralize } from '../../lib/text';
import { correctFiles, rdjson } from './corrections';
import { checkFiles } from './preset';
import { loadSite, REPOSITORY_ROOT } from './site';

const USAGE = 'npm run check:content [-- --fix | --rdjson] [--base <branch>] [--directory <folder>]';

/** A correction can reveal the next mistake, which is then corrected in the next round. */
const MAX_ROUNDS = 10;

const { values } = readArguments(USAGE, {
  options: {
    fix: { type: 'boolean' },
    rdjson: { type: 'boolean' },
    base: { type: 'string' },
    directory: { type: 'string', default: REPOSITORY_ROOT },
  },
});
if (!existsSync(path.join(values.directory, 'pages')))
  exitWithUsage(`${values.directory} has no folder "pages".`, USAGE);
const load = () => loadSite(path.resolve(values.directory), values.base);

function report(files: VFile[], pageCount: number): string {
  if (values.rdjson) return rdjson(files);
  const summary = `${pluralize(pageCount, 'page')} checked`;
  const messages = files.flatMap((file) => file.messages);
  if (messages.length === 0) return `${summary}, nothing to fix.`;
  // In columns of their own, as in the reporter's format, rules would be far from their messages.
  for (const message of messages) {
    message.message = `${message.reason} (${message.ruleId}, ${message.url})`;
    Object.assign(message, { ruleId: undefined, source: undefined });
  }
  const color = process.stdout.isTTY && !process.env.NO_COLOR;
  return `${reporter(files, { color, quiet: true })}\n\n${summary}.`;
}

async function main(): Promise<void> {
  let site = load();
  if (values.base && !site.basePages) exitWithUsage(`Git knows no branch or commit "${values.base}" here.`, USAGE);
  let files = await checkFiles(site);
  for (let round = 0; values.fix && round < MAX_ROUNDS; round += 1) {
    const count = correctFiles(files);
    if (count === 0) break;
    console.error(`${pluralize(count, 'correction')} made.`);
    site = load();
    files = await checkFiles(site);
  }
  console.log(report(files, site.pages.length));
  if (!site.basePages) console.error('Removed pages were not checked: there is no branch to compare with.');
  process.exitCode = files.some(({ messages }) => messages.some(({ fatal }) => fatal)) ? 1 : 0;
}

// The command fails unless the check reaches its end.
process.exitCode = 1;
void main();
