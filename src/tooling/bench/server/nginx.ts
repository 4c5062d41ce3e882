import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '../../../site/redirects';
import { builtHeaderRules } from '../../hosts/builtHeaderRules';
import { mainFile } from '../../hosts/nginx/mainFile';
import { serverBlock } from '../../hosts/nginx/serverBlock';

/** Milliseconds between two looks whether nginx answers, and looks. */
const PATIENCE = { pause: 50, looks: 200 };

async function untilItAnswers(url: string): Promise<void> {
  for (let look = 0; look < PATIENCE.looks; look += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.pause));
  }
  throw new Error(`nginx does not answer at ${url}.`);
}

/**
 * Starts nginx on the loopback with the configuration that `npm run emit -- nginx` writes.
 * @param nginx the program
 * @param folder for its configuration and what it keeps while it runs
 * @param root the site; it may be a symbolic link that changes meanwhile
 * @returns a function that stops it
 * @throws Error with what nginx said when it does not start
 */
export async function startNginx(
  nginx: string,
  folder: string,
  root: string,
  port: number,
): Promise<() => Promise<void>> {
  const serverFile = path.join(folder, 'server.conf');
  writeFileSync(serverFile, serverBlock({ headers: builtHeaderRules(root), redirects }, root, false));
  const configuration = path.join(folder, 'nginx.conf');
  const listen = `127.0.0.1:${port}`;
  writeFileSync(configuration, mainFile({ listen, runtimeFolder: folder, serverFile, brotliModule: null }));

  const options = ['-p', folder, '-e', 'stderr', '-c', configuration];
  const server = spawn(nginx, [...options, '-g', 'daemon off; worker_rlimit_nofile 8192;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await Promise.race([
      untilItAnswers(`http://${listen}/`),
      ended.then(() => Promise.reject(new Error(`nginx ended: ${said}`))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
