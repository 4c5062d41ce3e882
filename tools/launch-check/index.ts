/** `npm run check:launch`: lists what is left to do before the launch, with file and line. Exits with 1 while anything is left. */
import { existsSync } from 'node:fs';
import { readArguments } from '../../lib/arguments.mjs';
import { sampleRules } from './sampleRules';
import { serviceRules } from './serviceRules';
import { checkLaunch, readLaunchSite } from './site';

const USAGE = `npm run check:launch [-- --deploy]

Lists what is left to do before the launch, with file and line. With --deploy, a legal text that is due for a review is listed and does
not make the command fail.`;

const { values } = readArguments(USAGE, { options: { deploy: { type: 'boolean', default: false } } });
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const findings = checkLaunch(readLaunchSite(), { ...sampleRules, ...serviceRules });
  for (const { file, line, what, fix } of findings) console.log(`${file}:${line}\n    ${what}\n    ${fix}`);
  console.log(`\nLeft to do before the launch: ${findings.length || 'nothing'}.`);
  process.exitCode = findings.every(({ isDue }) => values.deploy && isDue) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
