/** `npm run check:launch`: lists what is left to do before the launch, with file and line. Exits with 1 while anything is left. */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments } from '../../lib/commandLine';
import { claims, unconfirmedClaims } from '../../src/site/claims';
import { company, sampleFacts } from '../../src/site/company';
import { cookies } from '../../src/site/cookies';
import { figures } from '../../src/site/figures';
import { partners } from '../../src/site/partners';
import { loadSite } from '../content-check/site';
import { checkLaunch, type LaunchFinding } from './checkLaunch';

const USAGE = `npm run check:launch [-- --json]

Lists what is left to do before the launch, with file and line; --json as an array.`;

const { values } = readArguments(USAGE, { options: { json: { type: 'boolean', default: false } } });
if (existsSync('.env')) process.loadEnvFile('.env');

function report(findings: readonly LaunchFinding[]): string {
  const lines = findings.map(({ file, line, what, fix }) => `${file}:${line}\n    ${what}\n    ${fix}\n`);
  return `${lines.join('')}\nLeft to do before the launch: ${findings.length || 'nothing'}.`;
}

const findings = checkLaunch({
  pages: loadSite({ directory: '.' }).pages.filter(({ kind }) => kind !== 'handbook'),
  facts: { company, sampleFacts, claims, unconfirmedClaims, figures, partners, cookies },
  environment: process.env,
  today: new Date(),
  read: (file) => (existsSync(file) ? readFileSync(file) : null),
});
console.log(values.json ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.length > 0 ? 1 : 0;
