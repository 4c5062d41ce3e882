/** `npm run check:launch`: lists what is left to do before the launch, with file and line. */
import '../../lib/factErrors.mjs';

import { existsSync } from 'node:fs';
import { readArguments } from '../../lib/arguments.mjs';
import { sampleRules } from './sampleRules';
import { serviceRules } from './serviceRules';
import { checkLaunch, readLaunchSite } from './site';

readArguments(
  `npm run check:launch

Lists what is left to do before the launch, with file and line. The exit code is 1 unless only reviews of legal texts are left.`,
  {},
);
if (existsSync('.env')) process.loadEnvFile('.env');

const tasks = checkLaunch(readLaunchSite('.', process.env), { ...sampleRules, ...serviceRules });
for (const { file, line, reason, fix } of tasks) console.log(`${file}:${line}\n    ${reason}\n    ${fix}`);
console.log(`\nLeft to do before the launch: ${tasks.length || 'nothing'}.`);
process.exitCode = tasks.every(({ isReviewDue }) => isReviewDue) ? 0 : 1;
