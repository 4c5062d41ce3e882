/**
 * Converts the finished build for a host. Netlify and Cloudflare read `build/` as it is.
 *
 * `npm run emit -- nginx` writes `release/`: `site/` with compressed copies of the files, `server.conf` and `nginx.conf`.
 * `npm run emit -- vercel` writes `.vercel/output/` (https://vercel.com/docs/build-output-api).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { emitNginx } from './nginx/emitNginx';
import { emitVercel } from './vercel/emitVercel';

const BUILD = 'build';
const USAGE = `Name a host: "npm run emit -- nginx" or "npm run emit -- vercel".
For nginx: --root <path of the site on the server>, --listen <port>, --without-brotli.`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: path.resolve('release/site') },
      listen: { type: 'string', default: '8080' },
      'without-brotli': { type: 'boolean', default: false },
    },
  });
  if (!existsSync(path.join(BUILD, 'index.html'))) throw new Error('There is no build yet. Run "npm run build" first.');
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
    console.log('.vercel/output/ is ready. Deploy it with "vercel deploy --prebuilt".');
  } else throw new Error(USAGE);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
