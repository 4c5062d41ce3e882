/**
 * `npm run adopt`: puts the facts of another company into the site and draws its icons and images again. Without a file it asks. It
 * can be run again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { readArguments, refuse } from '../../lib/commandLine';
import { checkFacts } from '../../lib/facts/checkFacts';
import { TOKENS } from '../../lib/siteStyles';
import { checkLaunch } from '../launch-check/checkLaunch';
import { readLaunchSite } from '../launch-check/site';
import { adoptionSchema, contrastErrors, withPalette } from './adoption';
import { askForAdoption } from './questions';
import { fontPackage, writeAdoption } from './writeAdoption';

const USAGE = `npm run adopt [-- company.yaml]

Puts another company's facts, palette, heading font and mark into the site. Without a file it asks.
tests/sample/secondCompany.yaml is an example of a file.`;

const shell = process.platform === 'win32';

/** Ends the command. */
function stop(lines: readonly string[]): never {
  console.error(`${lines.join('\n')}\n\nNothing was written.`);
  process.exit(1);
}

/** The file's text, or the answers in the same form. */
async function readSource(file: string | undefined): Promise<string> {
  if (file) return existsSync(file) ? readFileSync(file, 'utf8') : refuse(`There is no file ${file}.`, USAGE);
  if (!process.stdin.isTTY) return refuse('Name a file.', USAGE);
  const answers = await askForAdoption();
  return answers ? stringify(answers) : stop(['Stopped.']);
}

/** Runs npm. Returns what it printed if it failed; null if it succeeded. */
function npmFailure(...parameters: string[]): string | null {
  console.log(`npm ${parameters.join(' ')} …`);
  const { status, stdout, stderr } = spawnSync('npm', ['--loglevel=error', ...parameters], { encoding: 'utf8', shell });
  return status === 0 ? null : `npm ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`;
}

/** Installs the package of a font. Returns why it cannot be installed; null if it can. */
function fontFailure(font: string | undefined): string | null {
  if (!font || existsSync(`node_modules/${fontPackage(font)}`)) return null;
  const failure = npmFailure('install', '--save-dev', fontPackage(font));
  return failure?.includes('E404') ? `There is no variable font "${font}" on https://fontsource.org.` : failure;
}

async function main(): Promise<void> {
  const [file] = readArguments(USAGE, { allowPositionals: true }).positionals;
  const source = await readSource(file);
  const { facts, errors } = checkFacts(source, adoptionSchema, () => undefined);
  if (facts === null) {
    stop(errors.map(({ line = 1, reason }) => `${file ?? 'answer'}:${line}  ${reason}`));
  }
  const unreadable = contrastErrors(withPalette(readFileSync(TOKENS, 'utf8'), facts.palette));
  if (unreadable.length > 0) stop(unreadable);
  const unavailable = fontFailure(facts.headingFont);
  if (unavailable) stop([unavailable]);

  const samples = checkLaunch(readLaunchSite()).flatMap(({ samples = [] }) => samples);
  writeAdoption(facts, samples);
  const failure = npmFailure('run', 'icons');
  if (failure) throw new Error(`${failure}\n\nThe facts were written. Correct the cause and run the command again.`);
  const { stdout } = spawnSync('npm', ['run', '--silent', 'check:launch'], { encoding: 'utf8', shell });
  console.log(`\n${stdout.trim().split('\n').at(-1)} "npm run check:launch" lists it.`);
  if (facts.headingFont)
    console.log(
      '\nHeading font: measure its fallback in src/styles/font.css again, so that headlines keep their width.',
    );
  console.log(`
The colors are in src/styles/tokens.css, the mark is in src/site/mark.yaml ("npm run icons" draws it), and a file for this command can
name colors, heading font and mark. The tests in tests/sample/, which knew the words of the sample company, were deleted.
See the site with "npm start".`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
