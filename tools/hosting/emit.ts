/**
 * Converts the finished build for a host. Netlify and Cloudflare read `build/` as it is.
 *
 * `npm run emit -- nginx` writes `release/`: `site/` with compressed copies of the files, `server.conf` and `nginx.conf`.
 * `npm run emit -- vercel` writes `.vercel/output/` (https://vercel.com/docs/build-output-api).
 */
import path from 'node:path';
import { readArguments, requireBuild } from '../../lib/commandLine';
import { emitNginx } from './nginx/emitNginx';
import { emitVercel } from './vercel/emitVercel';

const BUILD = 'build';
const USAGE =
  'npm run emit -- nginx [--root <path of the site on the server>] [--listen <port>] [--without-brotli], or npm run emit -- vercel';

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
  const [host] = positionals;
  if (host === 'nginx') {
    await emitNginx(BUILD, 'release', {
      root: path.posix.resolve(values.root),
      listen: values.listen,
      hasBrotli: !values['without-brotli'],
    });
    console.log('release/ is ready: site/, server.conf, nginx.conf.');
  } else if (host === 'vercel') {
    await emitVercel(BUILD, '.vercel/output');
    console.log('.vercel/output/ is ready. Deploy it with "vercel deploy --prebuilt --prod".');
  } else throw new Error(`Name a host.\n\nUsage: ${USAGE}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
