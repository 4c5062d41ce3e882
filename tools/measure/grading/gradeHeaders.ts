/**
 * `npm run grade:headers`: grades every page of `build/` as the static host serves it, with Mozilla's HTTP Observatory.
 * With `--json` it prints the grades as JSON and nothing else.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { allRoutes } from '../../../lib/builtRoutes';
import { createStaticHost } from '../../hosting/staticHost';
import { type GradedPage, gradePage } from './gradePage';
import { loadHttpObservatory } from './httpObservatory';

const DIRECTORY = 'build';
/** An address without a page: what a visitor sees there must be as safe. */
const UNKNOWN = '/no/such/page';
/** What every page must have at least; 100 is an A+. */
const REQUIRED = 130;

async function gradeAll(): Promise<GradedPage[]> {
  const observatory = await loadHttpObservatory();
  const server = createStaticHost(DIRECTORY).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const grades: GradedPage[] = [];
  for (const route of [...allRoutes(DIRECTORY), UNKNOWN]) {
    const response = await fetch(host + route);
    const { status, headers } = response;
    grades.push(
      gradePage(observatory, route, { status, headers: Object.fromEntries(headers), body: await response.text() }),
    );
  }
  server.close();
  return grades;
}

function print([first, ...others]: GradedPage[]): void {
  if (!first) return;
  for (const [test, { result, modifier }] of Object.entries(first.results)) {
    console.log(`${modifier >= 0 ? '+' : ''}${modifier}`.padStart(4), test, `(${result})`);
  }
  for (const { route, grade, score } of [first, ...others])
    console.log(grade.padEnd(3), String(score).padStart(3), route);
}

async function main(): Promise<void> {
  const grades = await gradeAll();
  if (process.argv.includes('--json')) console.log(JSON.stringify(grades));
  else print(grades);
  if (grades.some(({ score }) => score < REQUIRED)) process.exitCode = 1;
}

main();
