/** `npm run check:specification` and `npm run test:specification`: compare a built site with the rows in `tests/specification/`. */
import { existsSync } from 'node:fs';
import { exitWithUsage, readArguments } from '../../lib/arguments.mjs';
import { comparison } from './compare';
import { type Level, rowsOf, SPECIFICATION_DIRECTORY } from './rows';

const USAGE = `npm run check:specification [-- <folder>]
npm run test:specification [-- <folder>]

Compare build/, or another built site, with the rows in ${SPECIFICATION_DIRECTORY}/: the first with the fixed rows, the second with those that are true
of the sample company.`;

const ADVICE: Record<Level, string> = {
  fixed: 'This was specified. Change the page, or change or delete the row with it.',
  sample: 'This was true of the sample company. If something else is true now, change or delete the row.',
};

const { values, positionals } = readArguments(USAGE, {
  options: { level: { type: 'string', default: 'fixed' } },
  allowPositionals: true,
});
const { level } = values;
const [directory = 'build'] = positionals;

async function main(): Promise<void> {
  if (level !== 'fixed' && level !== 'sample') exitWithUsage('The level is "fixed" or "sample".', USAGE);
  if (!existsSync(SPECIFICATION_DIRECTORY))
    return console.log(`There is no ${SPECIFICATION_DIRECTORY}/, so nothing is specified.`);
  if (!existsSync(`${directory}/index.html`))
    exitWithUsage(`There is no build in ${directory}/. Run "npm run build" first.`, USAGE);
  const differenceOf = comparison(directory);
  let met = 0;
  let unmet = 0;
  for (const { at, source, statement, row } of rowsOf(level)) {
    const difference = await differenceOf(row);
    if (difference === null) met += 1;
    else {
      unmet += 1;
      console.log(`${at}  ${statement}\n  wanted  ${source}\n  found   ${difference}\n`);
    }
  }
  console.log(`${met} of ${met + unmet} rows are met.${unmet ? ` ${ADVICE[level]}` : ''}`);
  if (unmet) process.exitCode = 1;
}

main();
