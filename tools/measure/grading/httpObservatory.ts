import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Mozilla's grader for the headers of a site, the one behind https://developer.mozilla.org/observatory. */
const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const FOLDER = path.resolve('node_modules/.cache/http-observatory');
const SOURCES = path.join(FOLDER, 'node_modules', PACKAGE, 'src');
const PRELOAD_LIST = path.join(FOLDER, 'node_modules', PACKAGE, 'conf/hsts-preload.json');

/** What one of its tests says. */
export interface TestOutput {
  constructor: { name: string };
  result: string;
  pass: boolean;
}

/** The parts of the grader that work on what was retrieved, without retrieving anything. */
export interface HttpObservatory {
  /** @param requests a `Requests` of the package's `types.js` */
  tests: readonly ((requests: unknown) => TestOutput)[];
  modifierOf: (result: string) => number;
  gradeOf: (score: number) => { score: number; grade: string };
  minimumForExtraCredit: number;
  /** The values of `<meta http-equiv>`, by their names. */
  metaHeaders: (html: string, address: string) => Map<string, string[]>;
}

/**
 * Installs the grader into a folder of its own, once. It is no dependency of the project: it brings a web server and a
 * database client along, which its install scripts build, and fetches lists from the internet. None of that grades.
 * @throws Error when npm cannot install it
 */
async function install(): Promise<void> {
  if (existsSync(PRELOAD_LIST)) return;
  await mkdir(FOLDER, { recursive: true });
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm could not install ${PACKAGE}, which grades the headers:\n${stderr}`);
  // The list of sites that browsers know to be HTTPS, which its install script would fetch. This site is not in it.
  await mkdir(path.dirname(PRELOAD_LIST), { recursive: true });
  await writeFile(PRELOAD_LIST, '{}');
}

/** @throws Error when the grader is not installed and cannot be */
export async function loadHttpObservatory(): Promise<HttpObservatory> {
  await install();
  const load = (file: string) => import(pathToFileURL(path.join(SOURCES, file)).href);
  const [constants, grader, charts, utilities] = await Promise.all([
    load('constants.js'),
    load('grader/grader.js'),
    load('grader/charts.js'),
    load('retriever/utils.js'),
  ]);
  return {
    tests: constants.ALL_TESTS,
    modifierOf: grader.getScoreModifier,
    gradeOf: grader.getGradeForScore,
    minimumForExtraCredit: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    metaHeaders: utilities.parseHttpEquivHeaders,
  };
}
