import { existsSync } from 'node:fs';
import { exitWithUsage } from '../../lib/arguments.mjs';

/**
 * Ends `npm run test:build` if the site was not built; otherwise every test would name another file that is missing. The tests know
 * the settings from where the build knows them.
 */
export default () => {
  if (!existsSync('build/index.html'))
    exitWithUsage('There is no build yet. Run "npm run build" first.', 'npm run test:build');
  if (existsSync('.env')) process.loadEnvFile('.env');
};
