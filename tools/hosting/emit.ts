/**
 * `npm run emit -- nginx` converts the finished build into `release/`: `site/` with compressed copies of the files, `server.conf` and
 * `nginx.conf`. Hosts that read `_headers` and `_redirects` take `build/` as it is.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments, refuse, requireBuild } from '../../lib/commandLine';
import { BAR_SCRIPT } from '../../plugins/preview/build';
import { headerRules } from '../../plugins/site-files/headers';
import { activeRedirects } from '../../plugins/site-files/redirects';
import { redirects } from '../../src/site/redirects';
import { BROTLI_MODULE, nginxConf, serverConf } from './nginxConf';
import { compressFiles, copyPublished } from './publishedFiles';

const BUILD = 'build';
const USAGE =
  'npm run emit -- nginx [--root <path of the site on the server>] [--listen <[address:]port>] [--without-brotli]';

interface NginxTarget {
  /** Absolute path of the folder `site` on the server, with the two configuration files next to it. */
  root: string;
  /** Address and port. */
  listen: string;
  hasBrotli: boolean;
}

/** Replaces the release for nginx: the compressed site and its configuration. */
async function emitNginx(build: string, release: string, { root, listen, hasBrotli }: NginxTarget): Promise<void> {
  const site = path.join(release, 'site');
  await rm(release, { recursive: true, force: true });
  await mkdir(release, { recursive: true });
  await copyPublished(build, site);
  await compressFiles(site);
  const rules = {
    // A preview is recognized by its bar.
    headers: headerRules({ preview: existsSync(path.join(build, BAR_SCRIPT)) }),
    redirects: activeRedirects(redirects, build),
  };
  await writeFile(path.join(release, 'server.conf'), serverConf(rules, root, hasBrotli));
  const process = {
    listen,
    runtimeFolder: '/tmp',
    serverFile: path.posix.join(root, '../server.conf'),
    brotliModule: hasBrotli ? BROTLI_MODULE : null,
  };
  await writeFile(path.join(release, 'nginx.conf'), nginxConf(process));
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      root: { type: 'string', default: path.resolve('release/site') },
      listen: { type: 'string', default: '8080' },
      'without-brotli': { type: 'boolean', default: false },
    },
  });
  const [host] = positionals;
  if (host !== 'nginx') refuse(host ? `There is no host "${host}", only nginx.` : 'Name the host: nginx.', USAGE);
  requireBuild(USAGE);
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
