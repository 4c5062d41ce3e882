import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BROTLI_MODULE } from '../../tools/hosting/nginx/emitNginx';
import { mainFile } from '../../tools/hosting/nginx/mainFile';
import { type SiteRules, serverBlock } from '../../tools/hosting/nginx/serverBlock';

/** Debian's packages, unpacked here and not installed: no root needed, and no service starts. */
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
    // A fresh container has no list of packages yet.
    run('apt-get', ['update']);
    run('apt-get', ['download', ...PACKAGES], UNPACKED);
  }
  for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'))) {
    run('dpkg', ['-x', file, '.'], UNPACKED);
  }
}

/**
 * Looks for Debian's nginx with its brotli module, and unpacks the packages where it is not there.
 * @returns the folder that holds `usr/sbin/nginx`, or the reason why there is none
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
    return { missing: `Debian's packages ${PACKAGES.join(', ')} could not be had: ${(error as Error).message}` };
  }
}

async function untilItAnswers(origin: string): Promise<void> {
  for (;;) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Starts nginx with the site's configuration.
 * @param directory what `findNginx` found
 * @param root the site that it serves; the folder around it takes configuration and process id
 * @returns a function that stops this nginx; throws what nginx said when it ends at once
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
  writeFileSync(serverFile, serverBlock(rules, root, true));
  const main = mainFile({
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
  let said = '';
  nginx.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  await Promise.race([
    untilItAnswers(`http://127.0.0.1:${port}/`),
    ended.then(() => {
      throw new Error(`nginx ended: ${said}`);
    }),
  ]);
  return () => {
    nginx.kill('SIGTERM');
    return ended;
  };
}
