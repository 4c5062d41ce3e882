import { requireBuild } from '../../lib/commandLine';

/** Ends `npm run test:build` if the site was not built; otherwise every test would name another file that is missing. */
export default () => requireBuild('npm run test:build');
