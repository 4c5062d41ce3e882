/** `npm run check:launch`: lists what is left to do before the launch, with file and line. Exits with 1 while anything is left. */
import { existsSync } from 'node:fs';
import { readArguments } from '../../lib/commandLine';
import { checkLaunch, type LaunchFinding } from './checkLaunch';
import { REPLACED } from './replaced';
import { readLaunchSite } from './site';

const USAGE = `npm run check:launch [-- --json]

Lists what is left to do before the launch, with file and line; --json as an array.`;

const { values } = readArguments(USAGE, { options: { json: { type: 'boolean', default: false } } });
if (existsSync('.env')) process.loadEnvFile('.env');

function report(findings: readonly LaunchFinding[]): string {
  const lines = findings.map(({ file, line, what, fix }) => `${file}:${line}\n    ${what}\n    ${fix}\n`);
  const finished = findings.length === 0 && existsSync(REPLACED) ? ` You can delete ${REPLACED}.` : '';
  return `${lines.join('')}\nLeft to do before the launch: ${findings.length || 'nothing'}.${finished}`;
}

try {
  const findings = checkLaunch(readLaunchSite());
  console.log(values.json ? JSON.stringify(findings, null, 2) : report(findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
