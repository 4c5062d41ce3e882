import { servedBuild } from '../servedBuild';

/** Where `build.setup.ts` puts the configured site. */
export const CONFIGURED_BUILD = 'build-configured';

/** Tests of the configured site. */
export const test = servedBuild(CONFIGURED_BUILD);
