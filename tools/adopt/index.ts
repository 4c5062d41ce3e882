/**
 * `npm run adopt -- [file.yaml]`: puts the facts of another company into the site and draws its mark, icons and images again.
 * Without a file it asks. It can be run again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import { checkFacts } from '../../lib/facts/checkFacts';
import { lineNumber } from '../../lib/lines';
import { type Adoption, adoptionSchema } from './adoption';
import { askForAdoption } from './questions';
import { fontPackage, paletteErrors, writeAdoption } from './writeAdoption';

async function sourceOf(file: string | undefined): Promise<string | null> {
  if (file) return existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return stringify(await askForAdoption((question) => terminal.question(question), console.log));
  } finally {
    terminal.close();
  }
}

function printErrors(lines: readonly string[]): void {
  console.error(`${lines.join('\n')}\n\nNothing was written.`);
  process.exitCode = 1;
}

/**
 * Runs an npm command whose output matters only if it fails.
 * @returns what it printed if it failed; null if it succeeded
 */
function npmFailure(what: string, ...parameters: string[]): string | null {
  console.log(what);
  const { status, stdout, stderr } = spawnSync('npm', ['--loglevel=error', ...parameters], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? null : `npm ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`;
}

/** Installs the package of a font. Returns sentences about why it cannot be installed; none if it can. */
function fontErrors(font: string | undefined): string[] {
  if (!font || existsSync(`node_modules/${fontPackage(font)}`)) return [];
  const failure = npmFailure(`Installing ${font} …`, 'install', '--save-dev', fontPackage(font));
  if (failure === null) return [];
  if (!failure.includes('E404')) return [failure];
  return [`headingFont: there is no variable font "${font}" on https://fontsource.org. Check its name there.`];
}

/** Writes the adoption and draws the files that depend on it. Returns what failed; null if nothing did. */
function apply(adoption: Adoption): string | null {
  console.log('Writing the facts, the palette and the mark …');
  writeAdoption(adoption);
  return npmFailure('Drawing the icons and the sharing image …', 'run', 'icons');
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  const source = await sourceOf(file);
  if (source === null) {
    return printErrors([file ? `There is no file ${file}.` : 'Name a file: npm run adopt -- company.yaml']);
  }
  const { facts, errors } = checkFacts(source, adoptionSchema, () => undefined);
  if (facts === null) {
    return printErrors(
      errors.map(({ start, message }) => `${file ?? 'answer'}:${lineNumber(source, start)}  ${message}`),
    );
  }
  const unreadable = paletteErrors(facts);
  if (unreadable.length > 0) return printErrors(unreadable);

  const unavailable = fontErrors(facts.headingFont);
  if (unavailable.length > 0) return printErrors(unavailable);

  const failure = apply(facts);
  if (failure !== null) {
    console.error(`${failure}\n\nThe facts were written. Correct the cause and run the command again.`);
    process.exitCode = 1;
    return;
  }
  console.log('\nLeft for a person (npm run check:launch):\n');
  spawnSync('npm', ['run', '--silent', 'check:launch'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (facts.headingFont) {
    console.log(
      '\nHeading font: measure the fallback in src/styles/font.css again, so that headlines keep their width.',
    );
  }
  console.log(
    '\nSee the site with "npm start". Then delete tests/specification/pages.test.ts, which is the sample company’s agreement.',
  );
}

void main();
