import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { git } from '../../lib/git';
import { copySite, temporaryFolder } from '../../tools/siteCopy';
import { freePort } from './freePort';

/** Milliseconds for the first compilation. */
const START_LIMIT = 240_000;

/** Timings never decide a test, and a development server compiles while it is used. */
export const expect = baseExpect.configure({ timeout: 45_000 });

/** A copy of the site with the desk running: a repository whose remote is another folder. */
type RunningDesk = Record<'origin' | 'directory' | 'remote', string>;

function makeRepository(directory: string, remote: string): void {
  mkdirSync(remote);
  git(remote, 'init', '--bare', '--initial-branch=main');
  git(directory, 'init', '--initial-branch=main');
  git(directory, 'config', 'user.name', 'Ada');
  git(directory, 'config', 'user.email', 'ada@acme.com');
  git(directory, 'add', '.');
  git(directory, 'commit', '--quiet', '--message=Start');
  git(directory, 'remote', 'add', 'origin', remote);
  git(directory, 'push', '--quiet', '--set-upstream', 'origin', 'main');
}

interface DeskFixtures {
  openDesk: (file: string) => Promise<ReturnType<typeof deskOn>>;
  cleanUp: undefined;
}

export const test = base.extend<DeskFixtures, { desk: RunningDesk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const folder = temporaryFolder('desk');
      const [directory, remote] = [path.join(folder, 'site'), path.join(folder, 'remote.git')];
      mkdirSync(directory);
      copySite(directory);
      makeRepository(directory, remote);
      const port = await freePort();
      const start = ['tools/setup/start.mjs', '--port', String(port), '--host', '127.0.0.1', '--no-open'];
      const log = path.join(folder, 'server.log');
      const output = openSync(log, 'w');
      const server = spawn(process.execPath, start, {
        cwd: directory,
        stdio: ['ignore', output, output],
        detached: true,
      });
      const running = () => (server.exitCode === null ? 'is still starting' : `ended with ${server.exitCode}`);
      try {
        const origin = `http://127.0.0.1:${port}`;
        for (const url of [origin, `${origin}/__desk/`]) {
          await expect(async () => expect((await fetch(url)).ok).toBe(true))
            .toPass({ timeout: START_LIMIT })
            .catch(() => {
              throw new Error(`The development server ${running()}:\n${readFileSync(log, 'utf8').slice(-4000)}`);
            });
        }
        await use({ origin, directory, remote });
      } finally {
        if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { scope: 'worker', timeout: START_LIMIT + 60_000 },
  ],
  openDesk: async ({ page, desk }, use) => {
    await use(async (file) => {
      await page.goto(`${desk.origin}/__desk/?file=${encodeURIComponent(file)}`);
      const opened = deskOn(page, desk, file);
      await expect(opened.shown.locator('main h1')).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('The page is being prepared')).toBeHidden({ timeout: 60_000 });
      return opened;
    });
  },
  // Every test starts with the files as they were, and without proposals.
  cleanUp: [
    async ({ desk }, use) => {
      await use(undefined);
      git(desk.directory, 'checkout', '--quiet', '--force', 'main');
      git(desk.directory, 'clean', '--quiet', '--force', '-d', 'pages', 'static', 'src');
      const proposals = git(desk.remote, 'for-each-ref', '--format=%(refname)', 'refs/heads/desk');
      for (const branch of proposals.split('\n').filter(Boolean)) git(desk.remote, 'update-ref', '-d', branch);
    },
    { auto: true },
  ],
});

/** What a test looks at in the open desk. */
function deskOn(page: Page, { directory }: RunningDesk, file: string) {
  return {
    page,
    /** The text with its code. */
    text: page.getByRole('textbox', { name: 'Text with its code' }),
    /** The page in the frame. */
    shown: page.frameLocator('iframe[title="The page"]'),
    /** The file's text on disk. */
    saved: () => readFileSync(path.join(directory, file), 'utf8'),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }),
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
  };
}
