/**
 * `npm run check:launch`: lists what is left to do before the launch, with file and line. `--json` prints an array. Exits
 * with 1 while anything is left.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments } from '../../lib/commandLine';
import { claims, unconfirmedClaims } from '../../src/site/claims';
import { company, sampleFacts } from '../../src/site/company';
import { cookies } from '../../src/site/cookies';
import { figures } from '../../src/site/figures';
import { partners } from '../../src/site/partners';
import { loadSite } from '../content-check/site';
import { launchReport } from './report';
import { checkLaunch } from './run';

if (existsSync('.env')) process.loadEnvFile('.env');
const { values } = readArguments('npm run check:launch [-- --json]', {
  options: { json: { type: 'boolean', default: false } },
});

const findings = checkLaunch({
  pages: loadSite({ directory: '.' }).pages.filter(({ kind }) => kind !== 'handbook'),
  facts: { company, sampleFacts, claims, unconfirmedClaims, figures, partners, cookies },
  environment: process.env,
  today: new Date(),
  read: (file) => (existsSync(file) ? readFileSync(file) : null),
});
console.log(values.json ? JSON.stringify(findings, null, 2) : launchReport(findings));
process.exitCode = findings.length > 0 ? 1 : 0;
