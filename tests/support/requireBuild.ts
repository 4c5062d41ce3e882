import { existsSync } from 'node:fs';
import { requireBuild } from '../../lib/commandLine';

/**
 * Ends `npm run test:build` if the site was not built; otherwise every test would name another file that is missing. The tests know
 * the settings from where the build knows them.
 */
export default () => {
  requireBuild('npm run test:build');
  if (existsSync('.env')) process.loadEnvFile('.env');
};
