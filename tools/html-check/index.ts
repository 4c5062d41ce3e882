/**
 * `npm run check:html`: checks every page of `build/` with the Nu Html Checker (https://validator.github.io/validator/), which needs Java. Exits
 * with 1 if a page has an error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fetchedPackages } from '../fetched/fetchedPackages';
import { htmlErrors } from './htmlErrors';

const SITE = path.resolve('build');

/** @throws Error if there is no site or no Java */
function runChecker(): string {
  if (!existsSync(SITE)) throw new Error('There is no folder "build". Run "npm run build" first.');
  const checker = path.join(fetchedPackages('vnu-jar'), 'vnu-jar/build/dist/vnu.jar');
  const parameters = ['-jar', checker, '--format', 'json', '--stdout', '--skip-non-html', SITE];
  const { error, stdout } = spawnSync('java', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error)
    throw new Error(
      'The checker needs Java 17 or newer. Install it, for example with "apt-get install default-jre-headless".',
    );
  return stdout;
}

try {
  const errors = htmlErrors(runChecker(), SITE);
  for (const error of errors) console.error(error);
  console.log(errors.length === 0 ? 'No page has an error in its HTML.' : `\n${errors.length} different errors.`);
  process.exitCode = errors.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
