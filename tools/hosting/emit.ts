/**
 * `npm run emit -- nginx` converts the finished build into `release/`: `site/` with compressed copies of the files, `server.conf` and
 * `nginx.conf`. Hosts that read `_headers` and `_redirects` take `build/` as it is.
 */
import path from 'node:path';
import { readArguments, requireBuild } from '../../lib/commandLine';
import { emitNginx } from './nginx/emitNginx';

const BUILD = 'build';
const USAGE =
  'npm run emit -- nginx [--root <path of the site on the server>] [--listen <[address:]port>] [--without-brotli]';

async function main(): Promise<void> {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      root: { type: 'string', default: path.resolve('release/site') },
      listen: { type: 'string', default: '8080' },
      'without-brotli': { type: 'boolean', default: false },
    },
  });
  requireBuild(USAGE);
  if (positionals[0] !== 'nginx') throw new Error(`Name a host.\n\nUsage: ${USAGE}`);
  await emitNginx(BUILD, 'release', {
    root: path.posix.resolve(values.root),
    listen: values.listen,
    hasBrotli: !values['without-brotli'],
  });
  console.log('release/ is ready: site/, server.conf, nginx.conf.');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
