import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BROTLI_MODULE, nginxConf, type SiteRules, serverConf } from '../../tools/hosting/nginxConf';

/** Debian's packages are unpacked here, not installed. That needs no root rights and starts no service. */
const UNPACKED = path.resolve('node_modules/.cache/nginx');
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'libbrotli1'];

function run(command: string, commandArguments: string[], directory = '.'): void {
  execFileSync(command, commandArguments, { cwd: directory, stdio: 'pipe' });
}

function unpackPackages(): void {
  mkdirSync(UNPACKED, { recursive: true });
  try {
    run('apt-get', ['download', ...PACKAGES], UNPACKED);
  } catch {
    // A new container has no package list yet.
    run('apt-get', ['update']);
    run('apt-get', ['download', ...PACKAGES], UNPACKED);
  }
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) {
    run('dpkg', ['-x', file, '.'], UNPACKED);
  }
}

/**
 * Finds nginx with its brotli module. If it is not installed, Debian's packages are unpacked.
 * @returns the folder that contains `usr/sbin/nginx`, or the reason why there is none
 */
export function findNginx(): { directory: string } | { missing: string } {
  const isIn = (directory: string) =>
    existsSync(path.join(directory, 'usr/sbin/nginx')) && existsSync(path.join(directory, BROTLI_MODULE));
  try {
    if (!isIn('/') && !isIn(UNPACKED)) unpackPackages();
    const directory = isIn('/') ? '/' : UNPACKED;
    run(path.join(directory, 'usr/sbin/nginx'), ['-v']);
    return { directory };
  } catch (error) {
    return { missing: `Debian's packages ${PACKAGES.join(', ')} could not be downloaded: ${(error as Error).message}` };
  }
}

async function untilItResponds(origin: string): Promise<void> {
  for (;;) {
    const responds = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (responds) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Starts nginx with the site's configuration.
 * @param directory the result of `findNginx`
 * @param root the site; configuration and process ID are written next to it
 * @returns a function that stops nginx
 * @throws Error with nginx's output if it ends at once
 */
export async function startNginx(
  directory: string,
  root: string,
  rules: SiteRules,
  port: number,
): Promise<() => Promise<void>> {
  const runtimeFolder = path.dirname(root);
  const serverFile = path.join(runtimeFolder, 'server.conf');
  const configuration = path.join(runtimeFolder, 'nginx.conf');
  writeFileSync(serverFile, serverConf(rules, root, true));
  const main = nginxConf({
    listen: `127.0.0.1:${port}`,
    runtimeFolder,
    serverFile,
    brotliModule: path.join(directory, BROTLI_MODULE),
    mimeTypes: path.join(directory, 'etc/nginx/mime.types'),
  });
  writeFileSync(configuration, main);

  const nginx = spawn(
    path.join(directory, 'usr/sbin/nginx'),
    ['-p', runtimeFolder, '-e', 'stderr', '-c', configuration, '-g', 'daemon off; worker_shutdown_timeout 1s;'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  nginx.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  await Promise.race([
    untilItResponds(`http://127.0.0.1:${port}/`),
    ended.then(() => {
      throw new Error(`nginx ended: ${output}`);
    }),
  ]);
  return () => {
    nginx.kill('SIGTERM');
    return ended;
  };
}
