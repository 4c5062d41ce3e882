import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { activeRedirects } from '../../../plugins/site-files/redirects';
import { redirects } from '../../../src/site/redirects';
import { builtHeaderRules } from '../builtHeaderRules';
import { compressFiles } from '../compressFiles';
import { copyPublished } from '../copyPublished';
import { nginxConf } from './nginxConf';
import { serverConf } from './serverConf';

/** From Debian's package `libnginx-mod-http-brotli-static`. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface NginxTarget {
  /** Absolute path of the folder `site` on the server, with the two configuration files next to it. */
  root: string;
  /** Address and port. */
  listen: string;
  hasBrotli: boolean;
}

/** Replaces the release for nginx: the compressed site and its configuration. */
export async function emitNginx(
  build: string,
  release: string,
  { root, listen, hasBrotli }: NginxTarget,
): Promise<void> {
  await rm(release, { recursive: true, force: true });
  await mkdir(release, { recursive: true });
  await copyPublished(build, path.join(release, 'site'));
  await compressFiles(path.join(release, 'site'));
  const rules = { headers: builtHeaderRules(build), redirects: activeRedirects(redirects, build) };
  await writeFile(path.join(release, 'server.conf'), serverConf(rules, root, hasBrotli));
  const process = {
    listen,
    runtimeFolder: '/tmp',
    serverFile: path.posix.join(root, '../server.conf'),
    brotliModule: hasBrotli ? BROTLI_MODULE : null,
  };
  await writeFile(path.join(release, 'nginx.conf'), nginxConf(process));
}
