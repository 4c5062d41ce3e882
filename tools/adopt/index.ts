/**
 * `npm run adopt -- [file.yaml]`: puts the facts of another company into the site and draws its mark, icons and images again.
 * Without a file it asks. It can be run again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { checkFacts } from '../../lib/facts/checkFacts';
import { lineNumber } from '../../lib/lines';
import { type Adoption, adoptionSchema } from './adoption';
import { askForAdoption } from './questions';
import { fontPackage, paletteErrors, writeAdoption } from './writeAdoption';

async function sourceOf(file: string | undefined): Promise<string | null> {
  if (file) return existsSync(file) ? readFileSync(file, 'utf8') : null;
  return process.stdin.isTTY ? stringify(await askForAdoption()) : null;
}

function printErrors(lines: readonly string[]): void {
  console.error(`${lines.join('\n')}\n\nNothing was written.`);
  process.exitCode = 1;
}

/** Runs an npm command whose output matters only if it fails. */
function npm(what: string, ...parameters: string[]): void {
  console.log(what);
  const { status, stdout, stderr } = spawnSync('npm', parameters, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`);
}

function apply(adoption: Adoption): void {
  const { headingFont } = adoption;
  if (headingFont && !existsSync(`node_modules/${fontPackage(headingFont)}`)) {
    npm(`Installing ${headingFont} …`, 'install', '--save-dev', fontPackage(headingFont));
  }
  console.log('Writing the facts, the palette and the mark …');
  writeAdoption(adoption);
  npm('Drawing the icons and the sharing image …', 'run', 'icons');
  npm('Writing the editor’s files …', 'run', 'snippets');
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

  apply(facts);
  console.log('\nLeft for a person (npm run check:launch):\n');
  spawnSync('npm', ['run', '--silent', 'check:launch'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (facts.headingFont) {
    console.log(
      '\nHeading font: measure the fallback in src/styles/font.css again, so that headlines keep their width.',
    );
  }
  console.log(
    '\nSee the site with "npm start". Then delete tests/specification, which is the sample company’s agreement.',
  );
}

void main();
