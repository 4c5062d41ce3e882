/** @import { ParseArgsConfig } from 'node:util' */
import { parseArgs } from 'node:util';

/**
 * Reports invalid arguments and ends the command with exit code 2.
 * @param {string} sentence
 * @param {string} usage
 * @returns {never}
 */
export function exitWithUsage(sentence, usage) {
  console.error(`${sentence}\n\nUsage: ${usage}`);
  process.exit(2);
}

/**
 * Ends the command with its usage if `--help` is among its arguments. Every command of this project calls this first, itself or through
 * `readArguments`, so that asking for help never starts anything.
 * @param {string} usage how it is called, `npm run serve [-- <folder>]`, and below it what it does
 */
export function exitWithHelp(usage) {
  if (!process.argv.slice(2).includes('--help')) return;
  console.log(`Usage: ${usage}`);
  process.exit(0);
}

/**
 * Reads the arguments of an npm script. An invalid argument ends it with an error message, `--help` with its usage.
 * @template {ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config Node's description of the options; `{}` for a command without arguments
 */
export function readArguments(usage, config) {
  exitWithHelp(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's advice about arguments that begin with a dash follows the first sentence.
    return exitWithUsage(/** @type {Error} */ (error).message.replace(/\. .*/s, '.'), usage);
  }
}
